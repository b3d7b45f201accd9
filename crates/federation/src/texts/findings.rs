//! The rejections and warnings of the handbook's section 31.

use adoube_laws::Text;

pub(crate) const LIST_ORDER: Text = Text {
    ca: "Llista desordenada al número {n}: els preferents van per Elo i després les categories primera, segona i tercera (Delegats 5.23).",
    es: "Lista desordenada en el número {n}: los preferentes van por Elo y después las categorías primera, segunda y tercera (Delegados 5.23).",
    pt: "Lista fora de ordem no número {n}: os preferentes vão por Elo e depois as categorias primeira, segunda e terceira (Delegados 5.23).",
    eu: "Zerrenda desordenatuta {n} zenbakian: hobetsiak Eloaren arabera doaz, eta gero lehen, bigarren eta hirugarren mailak (Ordezkariak 5.23).",
    en: "List out of order at number {n}: Preferents go by Elo, then categories first, second, third (Delegates 5.23).",
};
pub(crate) const LIC_NATIONAL: Text = Text {
    ca: "Falta el número nacional de {player}, obligatori a primera categoria i preferent (Delegats 5.24).",
    es: "Falta el número nacional de {player}, obligatorio en primera categoría y preferente (Delegados 5.24).",
    pt: "Falta o número nacional de {player}, obrigatório na primeira categoria e preferente (Delegados 5.24).",
    eu: "{player} jokalariaren zenbaki nazionala falta da, nahitaezkoa lehen mailan eta hobetsian (Ordezkariak 5.24).",
    en: "National number missing for {player}, compulsory in first category and Preferent (Delegates 5.24).",
};
pub(crate) const LIC_PHONE: Text = Text {
    ca: "Falta el telèfon de {player} (Delegats 5.24).",
    es: "Falta el teléfono de {player} (Delegados 5.24).",
    pt: "Falta o telefone de {player} (Delegados 5.24).",
    eu: "{player} jokalariaren telefonoa falta da (Ordezkariak 5.24).",
    en: "Telephone missing for {player} (Delegates 5.24).",
};
pub(crate) const ADD_LATE: Text = Text {
    ca: "La llista ja no es pot ampliar: han començat les darreres rondes de la fase prèvia (Delegats 5.321).",
    es: "La lista ya no se puede ampliar: han empezado las últimas rondas de la fase previa (Delegados 5.321).",
    pt: "A lista já não pode ser ampliada: começaram as últimas rodadas da fase preliminar (Delegados 5.321).",
    eu: "Zerrenda ezin da gehiago zabaldu: atariko faseko azken txandak hasi dira (Ordezkariak 5.321).",
    en: "The list can no longer be extended: the last rounds of the preliminary phase have begun (Delegates 5.321).",
};
pub(crate) const ADD_LICENSED: Text = Text {
    ca: "{player} ja té llicència aquesta temporada i no s'hi pot afegir (Delegats 5.321).",
    es: "{player} ya tiene licencia esta temporada y no se puede añadir (Delegados 5.321).",
    pt: "{player} já tem licença nesta temporada e não pode ser acrescentado (Delegados 5.321).",
    eu: "{player} jokalariak badu lizentzia denboraldi honetan eta ezin da gehitu (Ordezkariak 5.321).",
    en: "{player} already holds a licence this season and cannot be added (Delegates 5.321).",
};
pub(crate) const ENTRY_LICENCE: Text = Text {
    ca: "{player} no té llicència vigent per a aquesta temporada (Delegats 5.322, Identificació 6.3).",
    es: "{player} no tiene licencia vigente para esta temporada (Delegados 5.322, Identificación 6.3).",
    pt: "{player} não tem licença em vigor para esta temporada (Delegados 5.322, Identificação 6.3).",
    eu: "{player} jokalariak ez du indarreko lizentziarik denboraldi honetarako (Ordezkariak 5.322, Identifikazioa 6.3).",
    en: "{player} has no licence in force for this season (Delegates 5.322, Identification 6.3).",
};
pub(crate) const VENUE_TRAVEL: Text = Text {
    ca: "El local és a més de 70 minuts del centre de Barcelona en transport públic (Delegats 5.422 i).",
    es: "El local está a más de 70 minutos del centro de Barcelona en transporte público (Delegados 5.422 i).",
    pt: "O local fica a mais de 70 minutos do centro de Barcelona em transporte público (Delegados 5.422 i).",
    eu: "Lokala Bartzelonako erdigunetik 70 minutu baino gehiagora dago garraio publikoan (Ordezkariak 5.422 i).",
    en: "Venue more than 70 minutes from central Barcelona by public transport (Delegates 5.422 i).",
};
pub(crate) const VENUE_PLAYERS: Text = Text {
    ca: "Un local necessita com a mínim 10 jugadors inscrits; n'hi ha {n} (Delegats 5.422 i).",
    es: "Un local necesita como mínimo 10 jugadores inscritos; hay {n} (Delegados 5.422 i).",
    pt: "Um local precisa de no mínimo 10 jogadores inscritos; há {n} (Delegados 5.422 i).",
    eu: "Lokal batek gutxienez 10 jokalari izena emanda behar ditu; {n} daude (Ordezkariak 5.422 i).",
    en: "A venue needs at least 10 entered players; {n} entered (Delegates 5.422 i).",
};
pub(crate) const VENUE_BOARDS: Text = Text {
    ca: "Un local necessita espai per a 15 taulers com a mínim; n'hi caben {n} (Delegats 5.422 i).",
    es: "Un local necesita espacio para 15 tableros como mínimo; caben {n} (Delegados 5.422 i).",
    pt: "Um local precisa de espaço para no mínimo 15 tabuleiros; cabem {n} (Delegados 5.422 i).",
    eu: "Lokal batek gutxienez 15 taularentzako lekua behar du; {n} sartzen dira (Ordezkariak 5.422 i).",
    en: "A venue needs room for at least 15 boards; {n} available (Delegates 5.422 i).",
};
pub(crate) const RESULT_LATE: Text = Text {
    ca: "El resultat s'havia de comunicar abans de les 13:00 del {date} (Delegats 5.71).",
    es: "El resultado se debía comunicar antes de las 13:00 del {date} (Delegados 5.71).",
    pt: "O resultado devia ser comunicado até as 13:00 de {date} (Delegados 5.71).",
    eu: "Emaitza {date} 13:00ak baino lehen jakinarazi behar zen (Ordezkariak 5.71).",
    en: "Result due by 13:00 on {date} (Delegates 5.71).",
};
pub(crate) const RECORD_LATE: Text = Text {
    ca: "L'acta s'havia de lliurar com a molt tard el {date} (Delegats 5.811).",
    es: "El acta se debía entregar como muy tarde el {date} (Delegados 5.811).",
    pt: "A súmula devia ser entregue até {date} (Delegados 5.811).",
    eu: "Akta beranduenez {date} egunean entregatu behar zen (Ordezkariak 5.811).",
    en: "Record due by {date} (Delegates 5.811).",
};
pub(crate) const ADDRESS_LATE: Text = Text {
    ca: "Adreça nova notificada menys de 15 dies abans de {event}: cal avisar per correu certificat {clubs} (Delegats 5.10).",
    es: "Dirección nueva notificada menos de 15 días antes de {event}: hay que avisar por correo certificado a {clubs} (Delegados 5.10).",
    pt: "Endereço novo notificado menos de 15 dias antes de {event}: é preciso avisar por carta registrada {clubs} (Delegados 5.10).",
    eu: "Helbide berria {event} baino 15 egun baino gutxiago lehenago jakinarazi da: posta ziurtatuz abisatu behar da: {clubs} (Ordezkariak 5.10).",
    en: "New address notified less than 15 days before {event}: inform by registered post {clubs} (Delegates 5.10).",
};
pub(crate) const LU_UNKNOWN: Text = Text {
    ca: "El {n} no és a la llista segellada.",
    es: "El {n} no está en la lista sellada.",
    pt: "O {n} não está na lista carimbada.",
    eu: "{n} ez dago zerrenda zigilatuan.",
    en: "{n} is not on the stamped list.",
};
pub(crate) const LU_SIZE: Text = Text {
    ca: "{k} noms per a {s} taulers (Equips 7.1).",
    es: "{k} nombres para {s} tableros (Equipos 7.1).",
    pt: "{k} nomes para {s} tabuleiros (Equipes 7.1).",
    eu: "{k} izen {s} taularako (Taldeak 7.1).",
    en: "{k} names for {s} boards (Teams 7.1).",
};
pub(crate) const LU_DUP: Text = Text {
    ca: "El {n} hi surt dues vegades.",
    es: "El {n} aparece dos veces.",
    pt: "O {n} aparece duas vezes.",
    eu: "{n} bi aldiz agertzen da.",
    en: "{n} appears twice.",
};
pub(crate) const LU_HIGHER: Text = Text {
    ca: "El {n} és titular de l'equip {t} i no pot jugar en un equip inferior (Equips 7.22, 7.23).",
    es: "El {n} es titular del equipo {t} y no puede jugar en un equipo inferior (Equipos 7.22, 7.23).",
    pt: "O {n} é titular da equipe {t} e não pode jogar em uma equipe inferior (Equipes 7.22, 7.23).",
    eu: "{n} {t} taldeko titularra da eta ezin du beheragoko talde batean jokatu (Taldeak 7.22, 7.23).",
    en: "{n} is a titular of team {t} and may not play in a lower team (Teams 7.22, 7.23).",
};
pub(crate) const LU_ORDER: Text = Text {
    ca: "Tauler {b}: el {n} no pot seure darrere del {m}, més feble (Equips 7.32).",
    es: "Tablero {b}: el {n} no puede sentarse detrás del {m}, más débil (Equipos 7.32).",
    pt: "Tabuleiro {b}: o {n} não pode sentar atrás do {m}, mais fraco (Equipes 7.32).",
    eu: "{b}. taula: {n} ezin da {m} ahulagoaren atzean eseri (Taldeak 7.32).",
    en: "Board {b}: {n} may not sit behind the weaker {m} (Teams 7.32).",
};
pub(crate) const LU_ROUND: Text = Text {
    ca: "El {n} ja és en una acta de la ronda {r} (Equips 7.33, 7.34).",
    es: "El {n} ya está en un acta de la ronda {r} (Equipos 7.33, 7.34).",
    pt: "O {n} já está em uma súmula da rodada {r} (Equipes 7.33, 7.34).",
    eu: "{n} jada {r}. txandako akta batean dago (Taldeak 7.33, 7.34).",
    en: "{n} is already on a record of round {r} (Teams 7.33, 7.34).",
};
pub(crate) const LU_FOREIGN: Text = Text {
    ca: "{k} estrangers; com a màxim {max} (Estrangers 8.1).",
    es: "{k} extranjeros; como máximo {max} (Extranjeros 8.1).",
    pt: "{k} estrangeiros; no máximo {max} (Estrangeiros 8.1).",
    eu: "{k} atzerritar; gehienez {max} (Atzerritarrak 8.1).",
    en: "{k} foreigners, at most {max} (Foreigners 8.1).",
};
pub(crate) const SUB_EARLY: Text = Text {
    ca: "Les substitucions comencen 20 minuts després de l'hora oficial (Substituts 13.2).",
    es: "Las sustituciones empiezan 20 minutos después de la hora oficial (Sustitutos 13.2).",
    pt: "As substituições começam 20 minutos depois da hora oficial (Substitutos 13.2).",
    eu: "Aldaketak ordu ofiziala baino 20 minutu geroago hasten dira (Ordezkoak 13.2).",
    en: "Substitutions begin 20 minutes after the official start (Substitutes 13.2).",
};
pub(crate) const SUB_LATE: Text = Text {
    ca: "Ha passat més d'una hora des de l'hora oficial (Substituts 13.2).",
    es: "Ha pasado más de una hora desde la hora oficial (Sustitutos 13.2).",
    pt: "Passou mais de uma hora desde a hora oficial (Substitutos 13.2).",
    eu: "Ordu ofizialetik ordubete baino gehiago igaro da (Ordezkoak 13.2).",
    en: "More than one hour after the official start (Substitutes 13.2).",
};
pub(crate) const SUB_COUNT: Text = Text {
    ca: "Només {k} substitució o substitucions en un equip de {s} (Substituts 13.2).",
    es: "Solo {k} sustitución o sustituciones en un equipo de {s} (Sustitutos 13.2).",
    pt: "Apenas {k} substituição ou substituições em uma equipe de {s} (Substitutos 13.2).",
    eu: "{k} aldaketa bakarrik {s} jokalariko talde batean (Ordezkoak 13.2).",
    en: "Only {k} substitution(s) in a team of {s} (Substitutes 13.2).",
};
pub(crate) const SUB_NOT_LOWER: Text = Text {
    ca: "El {n} no és jugador d'un equip inferior (Substituts 13.1).",
    es: "El {n} no es jugador de un equipo inferior (Sustitutos 13.1).",
    pt: "O {n} não é jogador de uma equipe inferior (Substitutos 13.1).",
    eu: "{n} ez da beheragoko talde bateko jokalaria (Ordezkoak 13.1).",
    en: "{n} is not a player of a lower team (Substitutes 13.1).",
};
pub(crate) const SUB_DUP: Text = Text {
    ca: "El {n} ja seu en un tauler.",
    es: "El {n} ya está sentado.",
    pt: "O {n} já está sentado.",
    eu: "{n} eserita dago jada.",
    en: "{n} is already seated.",
};
pub(crate) const SUB_STRONGER: Text = Text {
    ca: "El {n} és més fort a la llista que el substituït, {m} (Substituts 13.11).",
    es: "El {n} es más fuerte en la lista que el sustituido, {m} (Sustitutos 13.11).",
    pt: "O {n} é mais forte na lista que o substituído, {m} (Substitutos 13.11).",
    eu: "{n} zerrendan ordezkatua ({m}) baino indartsuagoa da (Ordezkoak 13.11).",
    en: "{n} is stronger on the list than the replaced {m} (Substitutes 13.11).",
};
pub(crate) const SUB_ROUND: Text = Text {
    ca: "El {n} ha estat alineat en un altre equip a la ronda {r} (Substituts 13.3).",
    es: "El {n} ha sido alineado en otro equipo en la ronda {r} (Sustitutos 13.3).",
    pt: "O {n} foi escalado em outra equipe na rodada {r} (Substitutos 13.3).",
    eu: "{n} beste talde batean lerrokatu da {r}. txandan (Ordezkoak 13.3).",
    en: "{n} has been lined up for another team in round {r} (Substitutes 13.3).",
};
pub(crate) const SUB_FOREIGN: Text = Text {
    ca: "Amb la substitució hi hauria {k} estrangers; com a màxim {max} (Estrangers 8.1).",
    es: "Con la sustitución habría {k} extranjeros; como máximo {max} (Extranjeros 8.1).",
    pt: "Com a substituição haveria {k} estrangeiros; no máximo {max} (Estrangeiros 8.1).",
    eu: "Aldaketarekin {k} atzerritar egongo lirateke; gehienez {max} (Atzerritarrak 8.1).",
    en: "The substitution would make {k} foreigners, at most {max} (Foreigners 8.1).",
};
pub(crate) const FINISH_DECIDES: Text = Text {
    ca: "No es permet l'acabament ràpid: aquesta partida pot decidir l'encontre (Ajornaments 10.1).",
    es: "No se permite el final rápido: esta partida puede decidir el encuentro (Aplazamientos 10.1).",
    pt: "Não se permite o final rápido: esta partida pode decidir o confronto (Adiamentos 10.1).",
    eu: "Ez da amaiera azkarrik onartzen: partida honek norgehiagoka erabaki dezake (Geroratzeak 10.1).",
    en: "A quick finish is not allowed: this game can decide the match (Adjournments 10.1).",
};
pub(crate) const WITHDRAW_PREFERENT: Text = Text {
    ca: "La retirada d'un preferent necessita un motiu acceptat pel Comitè de Competició (Retirades 14.21).",
    es: "La retirada de un preferente necesita un motivo aceptado por el Comité de Competición (Retiradas 14.21).",
    pt: "A desistência de um preferente precisa de um motivo aceito pelo Comitê de Competição (Desistências 14.21).",
    eu: "Jokalari hobetsi bat erretiratzeko, Lehiaketa Batzordeak onartutako arrazoia behar da (Erretiratzeak 14.21).",
    en: "Withdrawal of a Preferent needs a reason accepted by the Competition Committee (Withdrawals 14.21).",
};
pub(crate) const CAL_VENUE: Text = Text {
    ca: "Una data canviada segons la secció 15 manté el local (Calendari 15.3).",
    es: "Una fecha cambiada según la sección 15 mantiene el local (Calendario 15.3).",
    pt: "Uma data mudada conforme a seção 15 mantém o local (Calendário 15.3).",
    eu: "15. atalaren arabera aldatutako data batek lokala mantentzen du (Egutegia 15.3).",
    en: "A date moved under section 15 keeps its venue (Calendar 15.3).",
};
pub(crate) const CAL_WINDOW: Text = Text {
    ca: "La data ha de ser posterior al {a} i no més tard del {b} (Calendari 15.8).",
    es: "La fecha debe ser posterior al {a} y no más tarde del {b} (Calendario 15.8).",
    pt: "A data deve ser posterior a {a} e não depois de {b} (Calendário 15.8).",
    eu: "Datak {a} eta gero izan behar du, eta ez {b} baino beranduago (Egutegia 15.8).",
    en: "Date must be after {a} and not later than {b} (Calendar 15.8).",
};
pub(crate) const CAL_FOREIGN: Text = Text {
    ca: "La secció 15 no empara {player} (Calendari 15.9).",
    es: "La sección 15 no ampara a {player} (Calendario 15.9).",
    pt: "A seção 15 não ampara {player} (Calendário 15.9).",
    eu: "15. atalak ez du {player} babesten (Egutegia 15.9).",
    en: "Section 15 does not cover {player} (Calendar 15.9).",
};
pub(crate) const CAL_LAST_TWO: Text = Text {
    ca: "No hi ha avançaments ni canvis de local a les dues últimes rondes (Calendari 15.10).",
    es: "No hay adelantos ni cambios de local en las dos últimas rondas (Calendario 15.10).",
    pt: "Não há antecipações nem mudanças de local nas duas últimas rodadas (Calendário 15.10).",
    eu: "Azken bi txandetan ez dago aurreratzerik ez lokal-aldaketarik (Egutegia 15.10).",
    en: "No advance or change of venue in the last two rounds (Calendar 15.10).",
};
pub(crate) const APPEAL_LATE: Text = Text {
    ca: "El termini de recurs es va acabar el {date} (Comitè de Competició 2.1).",
    es: "El plazo de recurso terminó el {date} (Comité de Competición 2.1).",
    pt: "O prazo de recurso terminou em {date} (Comitê de Competição 2.1).",
    eu: "Helegite-epea {date} egunean amaitu zen (Lehiaketa Batzordea 2.1).",
    en: "Appeal period ended on {date} (Competition Committee 2.1).",
};
pub(crate) const APPEAL_SCOPE: Text = Text {
    ca: "Les decisions d'aquesta prova no es poden recórrer davant la federació (Comitè de Competició 2.2).",
    es: "Las decisiones de esta prueba no se pueden recurrir ante la federación (Comité de Competición 2.2).",
    pt: "As decisões desta prova não podem ser recorridas à federação (Comitê de Competição 2.2).",
    eu: "Proba honetako erabakiak ezin dira federazioaren aurrean errekurritu (Lehiaketa Batzordea 2.2).",
    en: "Decisions of this event cannot be appealed to the federation (Competition Committee 2.2).",
};
pub(crate) const VOTE_QUORUM: Text = Text {
    ca: "{k} vots; en calen {q} de {n} membres (Comissió Esportiva 7.3).",
    es: "{k} votos; hacen falta {q} de {n} miembros (Comisión Deportiva 7.3).",
    pt: "{k} votos; são necessários {q} de {n} membros (Comissão Esportiva 7.3).",
    eu: "{k} boto; {n} kideetatik {q} behar dira (Kirol Batzordea 7.3).",
    en: "{k} votes, {q} needed of {n} members (Sports Commission 7.3).",
};
pub(crate) const PAIR_REPEAT: Text = Text {
    ca: "{a} i {b} ja s'han enfrontat (Suís 1.2).",
    es: "{a} y {b} ya se han enfrentado (Suizo 1.2).",
    pt: "{a} e {b} já se enfrentaram (Suíço 1.2).",
    eu: "{a} eta {b} jada aurrez aurre aritu dira (Suitzarra 1.2).",
    en: "{a} and {b} have already met (Swiss 1.2).",
};
pub(crate) const PAIR_NONE: Text = Text {
    ca: "No hi ha cap aparellament sense repeticions per a aquesta ronda (Suís 1.2, 3.1).",
    es: "No existe ningún emparejamiento sin repeticiones para esta ronda (Suizo 1.2, 3.1).",
    pt: "Não existe emparceiramento sem repetições para esta rodada (Suíço 1.2, 3.1).",
    eu: "Ez dago errepikapenik gabeko parekatzerik txanda honetarako (Suitzarra 1.2, 3.1).",
    en: "No pairing without repetition exists for this round (Swiss 1.2, 3.1).",
};
pub(crate) const HOM_DATE: Text = Text {
    ca: "L'homologació s'ha de demanar abans del 30 de juny (Torneigs oberts 1).",
    es: "La homologación se debe pedir antes del 30 de junio (Torneos abiertos 1).",
    pt: "A homologação deve ser pedida antes de 30 de junho (Torneios abertos 1).",
    eu: "Homologazioa ekainaren 30a baino lehen eskatu behar da (Txapelketa irekiak 1).",
    en: "Homologation must be requested before 30 June (Open tournaments 1).",
};
pub(crate) const HOM_CLASH: Text = Text {
    ca: "Les dates coincideixen amb {event}, a {km} km (Torneigs oberts 2).",
    es: "Las fechas coinciden con {event}, a {km} km (Torneos abiertos 2).",
    pt: "As datas coincidem com {event}, a {km} km (Torneios abertos 2).",
    eu: "Datak {event} txapelketarenekin bat datoz, {km} km-ra (Txapelketa irekiak 2).",
    en: "Dates coincide with {event}, {km} km away (Open tournaments 2).",
};
pub(crate) const HOM_ROUNDS: Text = Text {
    ca: "Calen vuit rondes com a mínim (Torneigs oberts 3).",
    es: "Hacen falta ocho rondas como mínimo (Torneos abiertos 3).",
    pt: "São necessárias no mínimo oito rodadas (Torneios abertos 3).",
    eu: "Gutxienez zortzi txanda behar dira (Txapelketa irekiak 3).",
    en: "At least eight rounds are required (Open tournaments 3).",
};
pub(crate) const HOM_PLAYERS: Text = Text {
    ca: "Calen 25 jugadors per categoria com a mínim (Torneigs oberts 4).",
    es: "Hacen falta 25 jugadores por categoría como mínimo (Torneos abiertos 4).",
    pt: "São necessários no mínimo 25 jogadores por categoria (Torneios abertos 4).",
    eu: "Gutxienez 25 jokalari behar dira mailako (Txapelketa irekiak 4).",
    en: "At least 25 players per category (Open tournaments 4).",
};
pub(crate) const HOM_MIX: Text = Text {
    ca: "Només es poden barrejar segona amb tercera, o primera amb preferent (Torneigs oberts 5).",
    es: "Solo se pueden mezclar segunda con tercera, o primera con preferente (Torneos abiertos 5).",
    pt: "Só se podem misturar segunda com terceira, ou primeira com preferente (Torneios abertos 5).",
    eu: "Bigarrena hirugarrenarekin edo lehena hobetsiarekin bakarrik nahas daitezke (Txapelketa irekiak 5).",
    en: "Only second with third, or first with Preferent, may be mixed (Open tournaments 5).",
};
