### Space Alert : le carnet de bord.

## Carnet de bord

sa-log-empty = Aucune mission. Les missions jouées à une table ou en mode compagnon sont enregistrées ici, dans ce navigateur uniquement. Les vols d’entraînement ne sont pas enregistrés.
sa-log-first = Jouer une mission
sa-log-export = Exporter
sa-log-import = Importer
sa-log-crew = Équipage
sa-log-all-crews = Tous les équipages
sa-log-statistics = Statistiques
sa-log-missions = Missions
sa-log-survived = Réussies
sa-log-best = Meilleur score
sa-log-mean = Score moyen
sa-log-killers = Vaisseaux perdus face à
sa-log-campaigns = Campagnes
sa-log-campaign-lost = perdue
sa-log-campaign-open = en cours
sa-log-shares = Score moyen
sa-log-by-script = Par mission
sa-log-flown = Jouée
sa-log-own-script = Autre bande-son
sa-log-short-destroyed = détruites
sa-log-short-survived = subies
sa-log-short-penalties = pénalités
sa-log-short-observation = observation
sa-log-short-special = spéciales
sa-log-lines = Missions
sa-log-date = Date
sa-log-script = Mission
sa-log-difficulty = Communes / sérieuses
sa-log-penalties = Pénalités
sa-log-actions = Actions
sa-log-film = Revoir
sa-log-strike = Supprimer l’entrée
sa-log-strike-sure = Cette entrée sera supprimée définitivement. Exportez d’abord le carnet pour en garder une copie.
sa-log-keep = Annuler
sa-log-lost-to = Vaisseau perdu : { $threat }
sa-log-plot = { $count ->
    [one] Score de la première mission (✕ = vaisseau perdu)
   *[other] Scores des { $count } dernières missions (✕ = vaisseau perdu)
}
sa-log-not-kept = Ce navigateur n’a pas pu enregistrer le carnet. Exportez-le avant de partir.
sa-log-all-lines = Afficher les { $count } missions
sa-log-legend = ★ capitaine, ◉ officier des communications, ! chef de la sécurité, ⚙ ou [ ] androïde. Menaces : { $frontier ->
    [yes] 1 blanches, 2 jaunes, 3 rouges
   *[no] 1 blanches, 2 jaunes
} ; 1+2 : mélange.
sa-log-damaged = { $count ->
    [one] 1 entrée du fichier est endommagée et a été ignorée.
   *[other] { $count } entrées du fichier sont endommagées et ont été ignorées.
}
sa-log-not-a-log = Ce fichier n’est pas un carnet de bord de Hangar.
sa-log-imported = { $count ->
    [0] Aucune nouvelle entrée dans ce fichier.
    [one] 1 entrée ajoutée.
   *[other] { $count } entrées ajoutées.
}
sa-log-explorers-imported = { $count ->
    [one] 1 explorateur ajouté ou mis à jour.
   *[other] { $count } explorateurs ajoutés ou mis à jour.
}
