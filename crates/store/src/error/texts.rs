//! The sentences of the errors, in five languages.

use adoube_laws::Text;

pub(super) const CONFLICT: Text = Text {
    ca: "{stream}: una altra entrada s'ha avançat (última coneguda: {expected}; última: {actual})",
    es: "{stream}: otra entrada se ha adelantado (última conocida: {expected}; última: {actual})",
    pt: "{stream}: outra entrada chegou antes (última conhecida: {expected}; última: {actual})",
    eu: "{stream}: beste sarrera bat aurreratu da (ezagutzen zen azkena: {expected}; azkena: {actual})",
    en: "{stream}: another entry came first (last one known: {expected}; last one: {actual})",
};
pub(super) const COMMAND_REUSED: Text = Text {
    ca: "{command}: aquest identificador ja s'ha usat a {stream}",
    es: "{command}: este identificador ya se ha usado en {stream}",
    pt: "{command}: este identificador já foi usado em {stream}",
    eu: "{command}: identifikatzaile hori {stream} korrontean erabili da lehenago",
    en: "{command}: this id was used before, in {stream}",
};
pub(super) const UNKNOWN: Text = Text {
    ca: "{command}: la connexió s'ha tallat i no se sap si ha quedat registrada; torneu-la a enviar amb el mateix identificador",
    es: "{command}: la conexión se cortó y no se sabe si quedó registrada; envíela de nuevo con el mismo identificador",
    pt: "{command}: a conexão caiu e não se sabe se ficou registrado; envie-o de novo com o mesmo identificador",
    eu: "{command}: konexioa eten da eta ez dakigu erregistratu den; bidali berriro identifikatzaile berarekin",
    en: "{command}: the connection broke and it is not known whether it was recorded; send it again with the same id",
};
pub(super) const ENTRY_COUNT: Text = Text {
    ca: "s'han trobat {found} entrades; una ordre en porta d'1 a {most}",
    es: "se encontraron {found} entradas; una orden lleva de 1 a {most}",
    pt: "encontraram-se {found} entradas; um comando traz de 1 a {most}",
    eu: "{found} sarrera aurkitu dira; agindu batek 1 eta {most} artean ditu",
    en: "found {found} entries; a command brings from 1 to {most}",
};
pub(super) const BROKEN: Text = Text {
    ca: "{stream}: l'entrada {number} no lliga amb l'anterior: el registre s'ha alterat o està malmès",
    es: "{stream}: la entrada {number} no enlaza con la anterior: el registro fue alterado o está dañado",
    pt: "{stream}: a entrada {number} não se liga à anterior: o registro foi alterado ou está danificado",
    eu: "{stream}: {number}. sarrera ez dator bat aurrekoarekin: erregistroa aldatu edo hondatu egin da",
    en: "{stream}: entry {number} does not follow from the one before it: the record was altered or is damaged",
};
pub(super) const DAMAGED: Text = Text {
    ca: "{place}: la base de dades està malmesa ({detail}); recupereu-ne una còpia amb adoube restore",
    es: "{place}: la base de datos está dañada ({detail}); recupere una copia con adoube restore",
    pt: "{place}: o banco de dados está danificado ({detail}); recupere uma cópia com adoube restore",
    eu: "{place}: datu-basea hondatuta dago ({detail}); berreskuratu kopia bat adoube restore aginduarekin",
    en: "{place}: the database is damaged ({detail}); bring back a copy with adoube restore",
};
pub(super) const READ_ONLY: Text = Text {
    ca: "{place}: no s'hi pot escriure; comproveu els permisos del fitxer i de la carpeta",
    es: "{place}: no se puede escribir; compruebe los permisos del fichero y de la carpeta",
    pt: "{place}: não é possível escrever; verifique as permissões do arquivo e da pasta",
    eu: "{place}: ezin da idatzi; egiaztatu fitxategiaren eta karpetaren baimenak",
    en: "{place}: cannot be written; check the permissions of the file and its folder",
};
pub(super) const FULL: Text = Text {
    ca: "{place}: no queda espai al disc; no s'ha perdut res del que hi havia",
    es: "{place}: no queda espacio en el disco; no se ha perdido nada de lo que había",
    pt: "{place}: não há espaço no disco; nada do que havia se perdeu",
    eu: "{place}: ez dago lekurik diskoan; ez da galdu lehendik zegoen ezer",
    en: "{place}: no room is left on the disk; nothing recorded before was lost",
};
pub(super) const GONE: Text = Text {
    ca: "{place}: el fitxer s'ha esborrat o substituït mentre s'usava; no es registra res més: atureu adoube i torneu a posar el fitxer al seu lloc",
    es: "{place}: el fichero se ha borrado o sustituido mientras se usaba; no se registra nada más: detenga adoube y devuelva el fichero a su sitio",
    pt: "{place}: o arquivo foi apagado ou substituído enquanto era usado; nada mais será registrado: pare o adoube e devolva o arquivo ao seu lugar",
    eu: "{place}: fitxategia ezabatu edo ordeztu egin da erabiltzen ari zela; ez da besterik erregistratuko: gelditu adoube eta jarri fitxategia bere lekuan",
    en: "{place}: the file was deleted or replaced while it was in use; nothing more is recorded: stop adoube and put the file back",
};
pub(super) const LOCKED: Text = Text {
    ca: "{place}: un altre programa té la base de dades ocupada",
    es: "{place}: otro programa tiene ocupada la base de datos",
    pt: "{place}: outro programa está usando o banco de dados",
    eu: "{place}: beste programa batek hartuta dauka datu-basea",
    en: "{place}: another program holds the database",
};
pub(super) const NEWER: Text = Text {
    ca: "{place}: la base de dades és de la versió {found} i aquest programa coneix fins a la {known}; actualitzeu adoube",
    es: "{place}: la base de datos es de la versión {found} y este programa conoce hasta la {known}; actualice adoube",
    pt: "{place}: o banco de dados é da versão {found} e este programa conhece até a {known}; atualize o adoube",
    eu: "{place}: datu-basea {found}. bertsiokoa da eta programa honek {known}. bertsiora arte ezagutzen du; eguneratu adoube",
    en: "{place}: the database has version {found} and this program knows them up to {known}; update adoube",
};
pub(super) const OLDER: Text = Text {
    ca: "{place}: la base de dades és de la versió {found}, anterior a la {known}; adoube serve o adoube backup la posen al dia (amb una còpia abans)",
    es: "{place}: la base de datos es de la versión {found}, anterior a la {known}; adoube serve o adoube backup la ponen al día (con una copia antes)",
    pt: "{place}: o banco de dados é da versão {found}, anterior à {known}; adoube serve ou adoube backup o atualizam (com uma cópia antes)",
    eu: "{place}: datu-basea {found}. bertsiokoa da, {known}. baino lehenagokoa; adoube serve edo adoube backup aginduek eguneratzen dute (aurretik kopia eginda)",
    en: "{place}: the database has version {found}, earlier than {known}; adoube serve or adoube backup brings it up to date (after a copy)",
};
pub(super) const TOO_OLD: Text = Text {
    ca: "{place}: la base de dades és de la versió {found}, d'abans de la primera edició d'adoube, i no es pot convertir; aquest programa llegeix la {oldest} i les posteriors: guardeu el fitxer i comenceu un registre nou",
    es: "{place}: la base de datos es de la versión {found}, anterior a la primera edición de adoube, y no se puede convertir; este programa lee la {oldest} y las posteriores: guarde el fichero y empiece un registro nuevo",
    pt: "{place}: o banco de dados é da versão {found}, anterior à primeira edição do adoube, e não pode ser convertido; este programa lê a {oldest} e as posteriores: guarde o arquivo e comece um registro novo",
    eu: "{place}: datu-basea {found}. bertsiokoa da, adoube-ren lehen argitalpenaren aurrekoa, eta ezin da bihurtu; programa honek {oldest}. bertsioa eta ondorengoak irakurtzen ditu: gorde fitxategia eta hasi erregistro berri bat",
    en: "{place}: the database has version {found}, from before the first release of adoube, and cannot be converted; this program reads version {oldest} and later: keep the file and start a new record",
};
pub(super) const NEWER_ENTRY: Text = Text {
    ca: "{stream}: l'entrada {number} té la forma de la versió {found} i aquest programa coneix fins a la {known}; actualitzeu adoube",
    es: "{stream}: la entrada {number} tiene la forma de la versión {found} y este programa conoce hasta la {known}; actualice adoube",
    pt: "{stream}: a entrada {number} tem a forma da versão {found} e este programa conhece até a {known}; atualize o adoube",
    eu: "{stream}: {number}. sarrerak {found}. bertsioko forma du eta programa honek {known}. bertsiora arte ezagutzen du; eguneratu adoube",
    en: "{stream}: entry {number} has a form of version {found} and this program knows them up to {known}; update adoube",
};
pub(super) const FOREIGN: Text = Text {
    ca: "{place}: no és una base de dades d'adoube",
    es: "{place}: no es una base de datos de adoube",
    pt: "{place}: não é um banco de dados do adoube",
    eu: "{place}: ez da adoube-ren datu-base bat",
    en: "{place}: is not a database of adoube",
};
pub(super) const MISSING: Text = Text {
    ca: "{place}: no existeix o no es pot obrir",
    es: "{place}: no existe o no se puede abrir",
    pt: "{place}: não existe ou não pode ser aberto",
    eu: "{place}: ez dago edo ezin da ireki",
    en: "{place}: does not exist or cannot be opened",
};
pub(super) const EXISTS: Text = Text {
    ca: "{place}: ja existeix i no se sobreescriu; doneu-ne un altre nom o aparteu-lo abans",
    es: "{place}: ya existe y no se sobrescribe; dé otro nombre o apártelo antes",
    pt: "{place}: já existe e não será substituído; dê outro nome ou afaste-o antes",
    eu: "{place}: badago lehendik eta ez da gainidatziko; eman beste izen bat edo baztertu lehenago",
    en: "{place}: exists already and is not overwritten; give another name or move it away first",
};
pub(super) const OCCUPIED: Text = Text {
    ca: "{place}: ja hi ha un registre, i en un servidor no es pot apartar; feu-hi una base de dades nova i buida (createdb) i restaureu-hi amb --db",
    es: "{place}: ya hay un registro, y en un servidor no se puede apartar; cree una base de datos nueva y vacía (createdb) y restaure en ella con --db",
    pt: "{place}: já há um registro, e em um servidor não se pode afastar; crie um banco de dados novo e vazio (createdb) e restaure nele com --db",
    eu: "{place}: badago erregistro bat, eta zerbitzari batean ezin da baztertu; sortu datu-base berri eta huts bat (createdb) eta berreskuratu bertan --db aukerarekin",
    en: "{place}: holds a record already, and on a server it cannot be put aside; make a new, empty database (createdb) and restore into it with --db",
};
pub(super) const SCHEME: Text = Text {
    ca: "{scheme}://…: no s'hi pot desar cap registre; s'esperava el nom d'un fitxer (SQLite) o un URL postgres://",
    es: "{scheme}://…: ahí no se puede guardar un registro; se esperaba el nombre de un fichero (SQLite) o un URL postgres://",
    pt: "{scheme}://…: não se pode guardar um registro aí; esperava-se o nome de um arquivo (SQLite) ou um URL postgres://",
    eu: "{scheme}://…: hor ezin da erregistrorik gorde; fitxategi-izen bat (SQLite) edo postgres:// URL bat espero zen",
    en: "{scheme}://…: no record can be kept there; expected the name of a file (SQLite) or a postgres:// URL",
};
pub(super) const NOT_WHOLE: Text = Text {
    ca: "{place}: no és sencer: {detail}",
    es: "{place}: no está entero: {detail}",
    pt: "{place}: não está inteiro: {detail}",
    eu: "{place}: ez dago osorik: {detail}",
    en: "{place}: is not whole: {detail}",
};
pub(super) const NETWORK_FOLDER: Text = Text {
    ca: "{place}: és en un sistema de fitxers de xarxa ({kind}), on SQLite no és segur; useu un disc local o PostgreSQL",
    es: "{place}: está en un sistema de ficheros de red ({kind}), donde SQLite no es seguro; use un disco local o PostgreSQL",
    pt: "{place}: está em um sistema de arquivos de rede ({kind}), onde o SQLite não é seguro; use um disco local ou PostgreSQL",
    eu: "{place}: sareko fitxategi-sistema batean dago ({kind}), eta SQLite ez da segurua han; erabili disko lokala edo PostgreSQL",
    en: "{place}: is on a network file system ({kind}), where SQLite is not safe; use a local disk or PostgreSQL",
};
pub(super) const UNREACHABLE: Text = Text {
    ca: "{place}: no s'hi pot arribar: {detail}",
    es: "{place}: no se puede conectar: {detail}",
    pt: "{place}: não é possível conectar: {detail}",
    eu: "{place}: ezin da konektatu: {detail}",
    en: "{place}: cannot be reached: {detail}",
};
pub(super) const UNSAFE: Text = Text {
    ca: "{place}: {setting} és {found}; per no perdre res del registre ha de ser {expected}",
    es: "{place}: {setting} es {found}; para no perder nada del registro debe ser {expected}",
    pt: "{place}: {setting} é {found}; para que nada do registro se perca, deve ser {expected}",
    eu: "{place}: {setting} {found} da; erregistrotik ezer ez galtzeko, {expected} izan behar du",
    en: "{place}: {setting} is {found}; for the record to be safe it must be {expected}",
};
pub(super) const FILE: Text = Text::same("{place}: {detail}");
pub(super) const LINE: Text = Text {
    ca: "línia {line}, columna {column}: {detail}",
    es: "línea {line}, columna {column}: {detail}",
    pt: "linha {line}, coluna {column}: {detail}",
    eu: "{line}. lerroa, {column}. zutabea: {detail}",
    en: "line {line}, column {column}: {detail}",
};
pub(super) const KEY: Text = Text {
    ca: "{place}: la clau no és vàlida o no és la d'aquesta còpia",
    es: "{place}: la clave no es válida o no es la de esta copia",
    pt: "{place}: a chave não é válida ou não é a desta cópia",
    eu: "{place}: gakoa ez da baliozkoa edo ez da kopia honena",
    en: "{place}: the key is not valid, or not the one of this copy",
};
pub(super) const ENCRYPTED: Text = Text {
    ca: "{place}: la còpia està xifrada; cal la seva clau de recuperació (--key)",
    es: "{place}: la copia está cifrada; hace falta su clave de recuperación (--key)",
    pt: "{place}: a cópia está cifrada; é preciso a sua chave de recuperação (--key)",
    eu: "{place}: kopia zifratuta dago; haren berreskuratze-gakoa behar da (--key)",
    en: "{place}: the copy is encrypted; its recovery key is needed (--key)",
};
pub(super) const TORN: Text = Text {
    ca: "{place}: la còpia està tallada o malmesa; cal una altra còpia",
    es: "{place}: la copia está cortada o dañada; hace falta otra copia",
    pt: "{place}: a cópia está cortada ou danificada; é preciso outra cópia",
    eu: "{place}: kopia moztuta edo hondatuta dago; beste kopia bat behar da",
    en: "{place}: the copy is cut off or damaged; another copy is needed",
};
pub(super) const DATABASE: Text = Text {
    ca: "{place}: la base de dades diu: {detail}",
    es: "{place}: la base de datos dice: {detail}",
    pt: "{place}: o banco de dados diz: {detail}",
    eu: "{place}: datu-baseak dio: {detail}",
    en: "{place}: the database says: {detail}",
};

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_laws::Language;

    #[test]
    fn places_to_fill_are_the_same_in_every_language() {
        let all = [
            CONFLICT,
            COMMAND_REUSED,
            UNKNOWN,
            ENTRY_COUNT,
            BROKEN,
            DAMAGED,
            READ_ONLY,
            FULL,
            GONE,
            LOCKED,
            NEWER,
            OLDER,
            FOREIGN,
            MISSING,
            EXISTS,
            OCCUPIED,
            SCHEME,
            NOT_WHOLE,
            NETWORK_FOLDER,
            UNREACHABLE,
            UNSAFE,
            FILE,
            LINE,
            KEY,
            ENCRYPTED,
            TORN,
            DATABASE,
        ];
        for text in all {
            for language in Language::ALL {
                assert_eq!(text.places(language), text.places(Language::English), "{}", text.en);
            }
        }
    }
}
