### `adoube rule`.

about = Aplikatu Legeak partiden transkripzioei eta erakutsi erabaki bakoitza
files = Transkripzioaren fitxategia (FILE); - idatziz gero, sarrera estandarra irakurtzen da
check = Alderatu erabakiak fitxategikoekin
explain = Azaldu erabaki bakoitza: artikuluaren izenburua, arrazoia eta aurreko zein gertaeratan oinarritzen den
not-utf8 = { $name }: { $line }. lerroa, { $column }. zutabea: baliorik gabeko UTF-8; testua espero zen
tally = zuzenak: { $passed }; okerrak: { $failed }
