option-quick = Partie rapide
    .help = Le tas est deux fois moins haut.
option-start = Qui commence
    .help = La plus haute mise, ou la plus basse.
    .highest = la plus haute mise
    .lowest = la plus basse mise

move-bid = Miser { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}.
move-take = Prendre { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}.
ask-bid = Combien de pierres misez-vous ?
ask-take = Combien des { $heap } pierres prenez-vous ?

event-bids = Les mises sont faites ; { $starter } commence, avant { $others }.
event-took = { $seat } prend { $stones }.

why-bid-first = On mise d’abord.
why-bid-over = Les mises sont déjà faites.
why-heap = Il ne reste que { $heap } dans le tas.
