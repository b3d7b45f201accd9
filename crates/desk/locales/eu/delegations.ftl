## The delegations and their accounts

title = Ordezkaritzak
none = Indarrean dagoen araudiaren arabera, probintzia batek ere ez du ordezkaritzarik.
accounts = Ordezkaritzen kontuak
accounts-hint = Kontu bakoitzak bulegoaren lana egiten du bere probintziako klub, jokalari, lizentzia eta lehiaketentzat, eta besterik ez.
account-add = Sortu ordezkaritza baten kontua
