// Generated from the Rust types by `make protocol`. Do not edit: a test compares.

/** All adventure cards, by card id. */
export const ADVENTURE_CARDS: readonly Card[] = [{"name":"I-slavers-1","level":"I","set":"base","starred":false,"adventure":"slavers","strength":6,"crew":3,"credits":5,"days":1},{"name":"I-smugglers-1","level":"I","set":"base","starred":true,"adventure":"smugglers","strength":4,"lose":2,"goods":{"red":0,"yellow":1,"green":1,"blue":1},"days":1},{"name":"I-pirates-1","level":"I","set":"base","starred":false,"adventure":"pirates","strength":5,"fire":[{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"large","from":"front"},{"kind":"cannon","size":"small","from":"front"}],"credits":4,"days":1},{"name":"I-stardust-1","level":"I","set":"base","starred":true,"adventure":"stardust"},{"name":"I-open_space-1","level":"I","set":"base","starred":true,"adventure":"open_space"},{"name":"I-open_space-2","level":"I","set":"base","starred":false,"adventure":"open_space"},{"name":"I-open_space-3","level":"I","set":"base","starred":false,"adventure":"open_space"},{"name":"I-open_space-4","level":"I","set":"base","starred":false,"adventure":"open_space"},{"name":"I-meteoric_swarm-1","level":"I","set":"base","starred":true,"adventure":"meteoric_swarm","meteors":[{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"left"},{"kind":"meteor","size":"small","from":"right"}]},{"name":"I-meteoric_swarm-2","level":"I","set":"base","starred":false,"adventure":"meteoric_swarm","meteors":[{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"small","from":"rear"},{"kind":"meteor","size":"small","from":"left"},{"kind":"meteor","size":"small","from":"right"}]},{"name":"I-meteoric_swarm-3","level":"I","set":"base","starred":false,"adventure":"meteoric_swarm","meteors":[{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"large","from":"front"}]},{"name":"I-planets-1","level":"I","set":"base","starred":false,"adventure":"planets","planets":[{"red":1,"yellow":0,"green":1,"blue":3},{"red":1,"yellow":1,"green":0,"blue":1},{"red":1,"yellow":0,"green":0,"blue":3},{"red":1,"yellow":0,"green":1,"blue":0}],"humans":[],"days":3},{"name":"I-planets-2","level":"I","set":"base","starred":true,"adventure":"planets","planets":[{"red":2,"yellow":0,"green":0,"blue":0},{"red":1,"yellow":0,"green":0,"blue":2},{"red":0,"yellow":1,"green":0,"blue":0}],"humans":[],"days":2},{"name":"I-planets-3","level":"I","set":"base","starred":false,"adventure":"planets","planets":[{"red":0,"yellow":1,"green":1,"blue":2},{"red":0,"yellow":2,"green":0,"blue":0}],"humans":[],"days":3},{"name":"I-planets-4","level":"I","set":"base","starred":false,"adventure":"planets","planets":[{"red":0,"yellow":0,"green":2,"blue":0},{"red":0,"yellow":1,"green":0,"blue":0},{"red":0,"yellow":0,"green":0,"blue":3}],"humans":[],"days":2},{"name":"I-combat_zone-1","level":"I","set":"base","starred":true,"adventure":"combat_zone","lines":[{"criterion":"crew","penalty":"days","days":3},{"criterion":"engines","penalty":"crew","crew":2},{"criterion":"cannons","penalty":"fire","shots":[{"kind":"cannon","size":"small","from":"rear"},{"kind":"cannon","size":"large","from":"rear"}]}]},{"name":"I-abandoned_ship-1","level":"I","set":"base","starred":true,"adventure":"abandoned_ship","crew":3,"credits":4,"days":1,"fire":[]},{"name":"I-abandoned_ship-2","level":"I","set":"base","starred":false,"adventure":"abandoned_ship","crew":2,"credits":3,"days":1,"fire":[]},{"name":"I-abandoned_station-1","level":"I","set":"base","starred":true,"adventure":"abandoned_station","crew":5,"goods":{"red":0,"yellow":1,"green":1,"blue":0},"days":1,"fire":[]},{"name":"I-abandoned_station-2","level":"I","set":"base","starred":false,"adventure":"abandoned_station","crew":6,"goods":{"red":2,"yellow":0,"green":0,"blue":0},"days":1,"fire":[]},{"name":"II-slavers-1","level":"II","set":"base","starred":false,"adventure":"slavers","strength":7,"crew":4,"credits":8,"days":2},{"name":"II-smugglers-1","level":"II","set":"base","starred":false,"adventure":"smugglers","strength":8,"lose":3,"goods":{"red":1,"yellow":2,"green":0,"blue":0},"days":1},{"name":"II-pirates-1","level":"II","set":"base","starred":false,"adventure":"pirates","strength":6,"fire":[{"kind":"cannon","size":"large","from":"front"},{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"large","from":"front"}],"credits":7,"days":2},{"name":"II-stardust-1","level":"II","set":"base","starred":false,"adventure":"stardust"},{"name":"II-epidemic-1","level":"II","set":"base","starred":false,"adventure":"epidemic"},{"name":"II-open_space-1","level":"II","set":"base","starred":false,"adventure":"open_space"},{"name":"II-open_space-2","level":"II","set":"base","starred":false,"adventure":"open_space"},{"name":"II-open_space-3","level":"II","set":"base","starred":false,"adventure":"open_space"},{"name":"II-meteoric_swarm-1","level":"II","set":"base","starred":false,"adventure":"meteoric_swarm","meteors":[{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"left"},{"kind":"meteor","size":"large","from":"left"},{"kind":"meteor","size":"small","from":"left"}]},{"name":"II-meteoric_swarm-2","level":"II","set":"base","starred":false,"adventure":"meteoric_swarm","meteors":[{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"small","from":"rear"},{"kind":"meteor","size":"small","from":"rear"},{"kind":"meteor","size":"small","from":"left"},{"kind":"meteor","size":"small","from":"right"}]},{"name":"II-meteoric_swarm-3","level":"II","set":"base","starred":false,"adventure":"meteoric_swarm","meteors":[{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"right"},{"kind":"meteor","size":"large","from":"right"},{"kind":"meteor","size":"small","from":"right"}]},{"name":"II-planets-1","level":"II","set":"base","starred":false,"adventure":"planets","planets":[{"red":3,"yellow":1,"green":0,"blue":0},{"red":2,"yellow":0,"green":2,"blue":0},{"red":1,"yellow":0,"green":0,"blue":4}],"humans":[],"days":4},{"name":"II-planets-2","level":"II","set":"base","starred":false,"adventure":"planets","planets":[{"red":2,"yellow":0,"green":0,"blue":0},{"red":0,"yellow":0,"green":4,"blue":0}],"humans":[],"days":3},{"name":"II-planets-3","level":"II","set":"base","starred":false,"adventure":"planets","planets":[{"red":1,"yellow":1,"green":0,"blue":0},{"red":0,"yellow":1,"green":1,"blue":1},{"red":0,"yellow":0,"green":2,"blue":0},{"red":0,"yellow":1,"green":0,"blue":0}],"humans":[],"days":2},{"name":"II-planets-4","level":"II","set":"base","starred":false,"adventure":"planets","planets":[{"red":0,"yellow":0,"green":4,"blue":0},{"red":0,"yellow":2,"green":0,"blue":0},{"red":0,"yellow":0,"green":0,"blue":3}],"humans":[],"days":3},{"name":"II-combat_zone-1","level":"II","set":"base","starred":false,"adventure":"combat_zone","lines":[{"criterion":"cannons","penalty":"days","days":4},{"criterion":"engines","penalty":"goods","goods":3},{"criterion":"crew","penalty":"fire","shots":[{"kind":"cannon","size":"small","from":"right"},{"kind":"cannon","size":"small","from":"left"},{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"large","from":"rear"}]}]},{"name":"II-abandoned_ship-1","level":"II","set":"base","starred":false,"adventure":"abandoned_ship","crew":5,"credits":8,"days":2,"fire":[]},{"name":"II-abandoned_ship-2","level":"II","set":"base","starred":false,"adventure":"abandoned_ship","crew":4,"credits":6,"days":1,"fire":[]},{"name":"II-abandoned_station-1","level":"II","set":"base","starred":false,"adventure":"abandoned_station","crew":8,"goods":{"red":0,"yellow":2,"green":1,"blue":0},"days":2,"fire":[]},{"name":"II-abandoned_station-2","level":"II","set":"base","starred":false,"adventure":"abandoned_station","crew":7,"goods":{"red":1,"yellow":1,"green":0,"blue":0},"days":1,"fire":[]},{"name":"III-slavers-1","level":"III","set":"base","starred":false,"adventure":"slavers","strength":8,"crew":5,"credits":10,"days":2},{"name":"III-smugglers-1","level":"III","set":"base","starred":false,"adventure":"smugglers","strength":9,"lose":4,"goods":{"red":2,"yellow":2,"green":1,"blue":0},"days":2},{"name":"III-pirates-1","level":"III","set":"base","starred":false,"adventure":"pirates","strength":10,"fire":[{"kind":"cannon","size":"small","from":"left"},{"kind":"cannon","size":"large","from":"front"},{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"large","from":"front"},{"kind":"cannon","size":"small","from":"right"}],"credits":12,"days":2},{"name":"III-sabotage-1","level":"III","set":"base","starred":false,"adventure":"sabotage"},{"name":"III-epidemic-1","level":"III","set":"base","starred":false,"adventure":"epidemic"},{"name":"III-open_space-1","level":"III","set":"base","starred":false,"adventure":"open_space"},{"name":"III-open_space-2","level":"III","set":"base","starred":false,"adventure":"open_space"},{"name":"III-open_space-3","level":"III","set":"base","starred":false,"adventure":"open_space"},{"name":"III-meteoric_swarm-1","level":"III","set":"base","starred":false,"adventure":"meteoric_swarm","meteors":[{"kind":"meteor","size":"large","from":"right"},{"kind":"meteor","size":"small","from":"right"},{"kind":"meteor","size":"large","from":"right"},{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"small","from":"rear"}]},{"name":"III-meteoric_swarm-2","level":"III","set":"base","starred":false,"adventure":"meteoric_swarm","meteors":[{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"rear"},{"kind":"meteor","size":"small","from":"rear"},{"kind":"meteor","size":"small","from":"left"},{"kind":"meteor","size":"small","from":"left"},{"kind":"meteor","size":"small","from":"right"},{"kind":"meteor","size":"small","from":"right"}]},{"name":"III-meteoric_swarm-3","level":"III","set":"base","starred":false,"adventure":"meteoric_swarm","meteors":[{"kind":"meteor","size":"large","from":"left"},{"kind":"meteor","size":"small","from":"left"},{"kind":"meteor","size":"large","from":"left"},{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"small","from":"rear"}]},{"name":"III-planets-1","level":"III","set":"base","starred":false,"adventure":"planets","planets":[{"red":0,"yellow":5,"green":0,"blue":0},{"red":1,"yellow":2,"green":0,"blue":0},{"red":2,"yellow":0,"green":0,"blue":0}],"humans":[],"days":5},{"name":"III-planets-2","level":"III","set":"base","starred":false,"adventure":"planets","planets":[{"red":0,"yellow":0,"green":1,"blue":4},{"red":0,"yellow":1,"green":0,"blue":1}],"humans":[],"days":1},{"name":"III-planets-3","level":"III","set":"base","starred":false,"adventure":"planets","planets":[{"red":1,"yellow":1,"green":0,"blue":1},{"red":1,"yellow":0,"green":1,"blue":2},{"red":1,"yellow":0,"green":0,"blue":4}],"humans":[],"days":2},{"name":"III-planets-4","level":"III","set":"base","starred":false,"adventure":"planets","planets":[{"red":3,"yellow":0,"green":0,"blue":0},{"red":0,"yellow":3,"green":0,"blue":0},{"red":0,"yellow":0,"green":3,"blue":0},{"red":0,"yellow":0,"green":0,"blue":3}],"humans":[],"days":3},{"name":"III-combat_zone-1","level":"III","set":"base","starred":false,"adventure":"combat_zone","lines":[{"criterion":"crew","penalty":"goods","goods":4},{"criterion":"cannons","penalty":"crew","crew":4},{"criterion":"engines","penalty":"fire","shots":[{"kind":"cannon","size":"small","from":"right"},{"kind":"cannon","size":"small","from":"left"},{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"large","from":"rear"},{"kind":"cannon","size":"large","from":"rear"}]}]},{"name":"III-abandoned_ship-1","level":"III","set":"base","starred":false,"adventure":"abandoned_ship","crew":7,"credits":11,"days":2,"fire":[]},{"name":"III-abandoned_ship-2","level":"III","set":"base","starred":false,"adventure":"abandoned_ship","crew":6,"credits":10,"days":2,"fire":[]},{"name":"III-abandoned_station-1","level":"III","set":"base","starred":false,"adventure":"abandoned_station","crew":9,"goods":{"red":1,"yellow":1,"green":1,"blue":1},"days":2,"fire":[]},{"name":"III-abandoned_station-2","level":"III","set":"base","starred":false,"adventure":"abandoned_station","crew":10,"goods":{"red":0,"yellow":2,"green":2,"blue":0},"days":2,"fire":[]},{"name":"I-predator-1","level":"I","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"predator","from":"left","hands":["left"],"steps":4,"charges":[],"credits":2,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"name":"I-predator-2","level":"I","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"predator","from":"front","hands":["left"],"steps":5,"charges":[],"credits":2,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"name":"I-commando-1","level":"I","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"commando","from":"rear","hands":["right"],"steps":6,"charges":[6],"credits":0,"goods":{"red":0,"yellow":0,"green":1,"blue":0}}},{"name":"II-predator-1","level":"II","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"predator","from":"right","hands":["right"],"steps":7,"charges":[],"credits":3,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"name":"II-commando-1","level":"II","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"commando","from":"front","hands":["right"],"steps":8,"charges":[4,8],"credits":0,"goods":{"red":0,"yellow":1,"green":0,"blue":0}}},{"name":"II-commando-2","level":"II","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"commando","from":"left","hands":["left"],"steps":9,"charges":[5,9],"credits":0,"goods":{"red":0,"yellow":1,"green":1,"blue":0}}},{"name":"III-predator-1","level":"III","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"predator","from":"rear","hands":["left"],"steps":9,"charges":[],"credits":4,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"name":"III-commando-1","level":"III","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"commando","from":"right","hands":["left"],"steps":12,"charges":[6,12],"credits":0,"goods":{"red":1,"yellow":0,"green":0,"blue":0}}},{"name":"III-predator-2","level":"III","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"predator","from":"front","hands":["left","right"],"steps":6,"charges":[],"credits":3,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"name":"IV-predator-1","level":"IV","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"predator","from":"left","hands":["left","right"],"steps":8,"charges":[],"credits":4,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"name":"IV-commando-1","level":"IV","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"commando","from":"rear","hands":["left","right"],"steps":10,"charges":[5,10],"credits":0,"goods":{"red":1,"yellow":0,"green":0,"blue":0}}},{"name":"IV-predator_commando-1","level":"IV","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"predator_commando","from":"front","hands":["left"],"steps":10,"charges":[5,10],"credits":4,"goods":{"red":1,"yellow":0,"green":0,"blue":0}}},{"name":"IV-predator_commando-2","level":"IV","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"predator_commando","from":"right","hands":["right"],"steps":12,"charges":[6,12],"credits":4,"goods":{"red":0,"yellow":2,"green":0,"blue":0}}},{"name":"IV-predator-2","level":"IV","set":"intruders","starred":false,"adventure":"intruder","intruder":{"kind":"predator","from":"rear","hands":["right"],"steps":12,"charges":[],"credits":6,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"name":"I-missing_form-1","level":"I","set":"bonus","starred":false,"adventure":"missing_form","credits":3},{"name":"I-star_depot-1","level":"I","set":"bonus","starred":false,"adventure":"star_depot","tiles":6,"days":1},{"name":"II-robosmokeys-1","level":"II","set":"bonus","starred":false,"adventure":"robosmokeys"},{"name":"II-space_junkyard-1","level":"II","set":"bonus","starred":false,"adventure":"space_junkyard","boxes":[{"cost":"hazards","hazards":[{"kind":"meteor","size":"small","from":"right"},{"kind":"meteor","size":"small","from":"left"}],"reward":{"credits":0,"days":0,"humans":2,"tokens":0,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"cost":"crew","crew":1,"reward":{"credits":0,"days":0,"humans":0,"tokens":3,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"cost":"tokens","tokens":2,"reward":{"credits":4,"days":0,"humans":0,"tokens":0,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"cost":"hazards","hazards":[{"kind":"cannon","size":"small","from":"front"}],"reward":{"credits":0,"days":3,"humans":0,"tokens":0,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}}],"days":2},{"name":"III-space_billiards-1","level":"III","set":"bonus","starred":false,"adventure":"space_billiards","rows":[[{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"large","from":"front"}],[{"kind":"meteor","size":"large","from":"right"},{"kind":"meteor","size":"small","from":"right"}],[{"kind":"meteor","size":"large","from":"left"},{"kind":"meteor","size":"small","from":"left"}],[{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"small","from":"rear"},{"kind":"meteor","size":"small","from":"right"},{"kind":"meteor","size":"small","from":"left"}]]},{"name":"III-space_junkyard-1","level":"III","set":"bonus","starred":false,"adventure":"space_junkyard","boxes":[{"cost":"hazards","hazards":[{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"large","from":"front"}],"reward":{"credits":4,"days":0,"humans":3,"tokens":0,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"cost":"crew","crew":2,"reward":{"credits":0,"days":0,"humans":0,"tokens":5,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"cost":"tokens","tokens":3,"reward":{"credits":0,"days":0,"humans":0,"tokens":0,"goods":{"red":2,"yellow":0,"green":0,"blue":0}}},{"cost":"hazards","hazards":[{"kind":"meteor","size":"large","from":"right"},{"kind":"meteor","size":"large","from":"left"}],"reward":{"credits":2,"days":4,"humans":0,"tokens":0,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}}],"days":3},{"name":"I-dangerous_sector-1","level":"I","set":"new_adventures","starred":false,"adventure":"dangerous_sector","deck":"II","cards":2},{"name":"II-dangerous_sector-1","level":"II","set":"new_adventures","starred":false,"adventure":"dangerous_sector","deck":"III","cards":2},{"name":"III-dangerous_sector-1","level":"III","set":"new_adventures","starred":false,"adventure":"dangerous_sector","deck":"IV","cards":2},{"name":"IV-slavers-1","level":"IV","set":"new_adventures","starred":false,"adventure":"combined_enemy","enemy":"slavers","strength":10,"penalties":[{"penalty":"crew","crew":5},{"penalty":"fire","shots":[{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"small","from":"front"}]}],"credits":14,"goods":{"red":0,"yellow":0,"green":0,"blue":0},"days":2},{"name":"IV-smugglers-1","level":"IV","set":"new_adventures","starred":false,"adventure":"combined_enemy","enemy":"smugglers","strength":11,"penalties":[{"penalty":"goods","goods":4},{"penalty":"fire","shots":[{"kind":"cannon","size":"small","from":"right"},{"kind":"cannon","size":"small","from":"left"}]}],"credits":0,"goods":{"red":3,"yellow":2,"green":0,"blue":0},"days":2},{"name":"IV-pirates-1","level":"IV","set":"new_adventures","starred":false,"adventure":"combined_enemy","enemy":"pirates","strength":13,"penalties":[{"penalty":"fire","shots":[{"kind":"cannon","size":"large","from":"front"},{"kind":"cannon","size":"small","from":"left"},{"kind":"cannon","size":"large","from":"front"},{"kind":"cannon","size":"small","from":"right"},{"kind":"cannon","size":"large","from":"front"}]},{"penalty":"crew","crew":2},{"penalty":"goods","goods":2}],"credits":16,"goods":{"red":1,"yellow":0,"green":0,"blue":0},"days":3},{"name":"IV-radiation_leak-1","level":"IV","set":"new_adventures","starred":false,"adventure":"radiation_leak","threshold":4},{"name":"IV-open_space_hazard-1","level":"IV","set":"new_adventures","starred":false,"adventure":"hazardous_open_space","meteors":[{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"right"},{"kind":"meteor","size":"small","from":"left"}]},{"name":"IV-open_space_hazard-2","level":"IV","set":"new_adventures","starred":false,"adventure":"hazardous_open_space","meteors":[{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"front"}]},{"name":"IV-paired_meteors-1","level":"IV","set":"new_adventures","starred":false,"adventure":"meteor_pairs","meteors":[{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"front"},{"kind":"meteor","size":"large","from":"left"},{"kind":"meteor","size":"small","from":"left"}]},{"name":"IV-paired_meteors-2","level":"IV","set":"new_adventures","starred":false,"adventure":"meteor_pairs","meteors":[{"kind":"meteor","size":"large","from":"right"},{"kind":"meteor","size":"small","from":"right"},{"kind":"meteor","size":"large","from":"left"},{"kind":"meteor","size":"small","from":"left"},{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"front"}]},{"name":"IV-paired_meteors-3","level":"IV","set":"new_adventures","starred":false,"adventure":"meteor_pairs","meteors":[{"kind":"meteor","size":"large","from":"rear"},{"kind":"meteor","size":"small","from":"rear"},{"kind":"meteor","size":"large","from":"right"},{"kind":"meteor","size":"small","from":"right"},{"kind":"meteor","size":"large","from":"left"},{"kind":"meteor","size":"small","from":"left"},{"kind":"meteor","size":"large","from":"front"},{"kind":"meteor","size":"small","from":"front"}]},{"name":"IV-planets-1","level":"IV","set":"new_adventures","starred":false,"adventure":"planets","planets":[{"red":3,"yellow":0,"green":0,"blue":0},{"red":1,"yellow":2,"green":0,"blue":0},{"red":0,"yellow":0,"green":3,"blue":0}],"humans":[2,1,3],"days":4},{"name":"IV-planets-2","level":"IV","set":"new_adventures","starred":false,"adventure":"planets","planets":[{"red":2,"yellow":2,"green":0,"blue":0},{"red":0,"yellow":2,"green":1,"blue":0},{"red":0,"yellow":0,"green":0,"blue":2},{"red":1,"yellow":0,"green":1,"blue":0}],"humans":[0,2,4,1],"days":3},{"name":"IV-planets-3","level":"IV","set":"new_adventures","starred":false,"adventure":"planets","planets":[{"red":4,"yellow":0,"green":0,"blue":0},{"red":0,"yellow":4,"green":0,"blue":0},{"red":0,"yellow":0,"green":0,"blue":0}],"humans":[0,0,4],"days":3},{"name":"IV-combat_zone-1","level":"IV","set":"new_adventures","starred":false,"adventure":"combat_zone","lines":[{"criterion":"engines","penalty":"crew","crew":4},{"criterion":"crew","penalty":"goods","goods":5},{"criterion":"cannons","penalty":"fire","shots":[{"kind":"cannon","size":"small","from":"right"},{"kind":"cannon","size":"small","from":"left"},{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"large","from":"rear"},{"kind":"cannon","size":"large","from":"rear"}]}]},{"name":"IV-abandoned_ship-1","level":"IV","set":"new_adventures","starred":false,"adventure":"abandoned_ship","crew":8,"credits":15,"days":3,"fire":[{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"small","from":"right"}]},{"name":"IV-abandoned_station-1","level":"IV","set":"new_adventures","starred":false,"adventure":"abandoned_station","crew":12,"goods":{"red":2,"yellow":2,"green":1,"blue":0},"days":3,"fire":[{"kind":"cannon","size":"small","from":"front"},{"kind":"cannon","size":"large","from":"left"}]},{"name":"machinations-ambush","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"ambush","line":{"criterion":"cannons","penalty":"fire","shots":[{"kind":"cannon","size":"small","from":"left"},{"kind":"cannon","size":"small","from":"right"},{"kind":"cannon","size":"large","from":"rear"}]}},{"name":"machinations-checkpoint","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"checkpoint"},{"name":"machinations-quality_control","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"quality_control"},{"name":"machinations-cosmic_rays","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"cosmic_rays"},{"name":"machinations-customs_inspection","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"customs_inspection","price":1},{"name":"machinations-eco_patrol","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"eco_patrol","price":1},{"name":"machinations-getting_even","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"getting_even","credits":2,"shot":{"kind":"cannon","size":"small","from":"rear"}},{"name":"machinations-road_narrows","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"road_narrows","meteor":{"kind":"meteor","size":"large","from":"front"}},{"name":"machinations-system_test","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"system_test","components":2},{"name":"machinations-trustbusters","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"trustbusters"},{"name":"machinations-traffic_jam","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"traffic_jam"},{"name":"machinations-wide_open_space","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"wide_open_space","times":2},{"name":"machinations-junker_for_sale","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"junker_for_sale","tiles":4,"most":2},{"name":"machinations-stranded_ship","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"stranded_ship","tokens":2,"credits":4,"days":1},{"name":"machinations-toll_gate","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"toll_gate","price":1,"days":2},{"name":"machinations-speed_trap","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"speed_trap","days":1},{"name":"machinations-meteor_detour","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"meteor_detour","meteors":["large","small","small"]},{"name":"machinations-crew_poachers","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"crew_poachers"},{"name":"machinations-magnetic_storm","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"magnetic_storm"},{"name":"machinations-loose_bolts","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"loose_bolts"},{"name":"machinations-bargain_hunters","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"bargain_hunters","most":3,"bonus":1,"days":1},{"name":"machinations-wrong_turn","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"wrong_turn","most":3,"shots":[{"kind":"cannon","size":"large","from":"front"}]},{"name":"machinations-copycats","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"copycats","most":3},{"name":"machinations-rear_ender","level":"Machinations","set":"machinations","starred":false,"adventure":"machination","machination":"rear_ender","shot":{"kind":"cannon","size":"small","from":"rear"},"range":2},{"name":"machinations-smuggled_predator","level":"Machinations","set":"machinations","starred":false,"adventure":"intruder","intruder":{"kind":"predator","from":"rear","hands":["left"],"steps":5,"charges":[],"credits":3,"goods":{"red":0,"yellow":0,"green":0,"blue":0}}},{"name":"machinations-hired_commandos","level":"Machinations","set":"machinations","starred":false,"adventure":"intruder","intruder":{"kind":"commando","from":"right","hands":["right"],"steps":5,"charges":[5],"credits":0,"goods":{"red":0,"yellow":1,"green":0,"blue":0}}}];

/**
 * One ability.
 */
export type Ability = { 
/**
 * Whose.
 */
member: Member, 
/**
 * Which.
 */
letter: Letter, };

/**
 * What the table shows a builder of his or her own ship (GT-31.50).
 */
export type Aids = "none" | "counts" | "errors";

/**
 * An alien's colour.
 */
export type Alien = "brown" | "purple" | "cyan";

/**
 * An alien in a cabin.
 */
export type AlienCabin = { 
/**
 * The cabin.
 */
square: Square, 
/**
 * Who lives there.
 */
alien: Alien, 
/**
 * What a cyan alien is good at (GX-2.58).
 */
specialization?: Specialization, };

/**
 * What a viewer is answered.
 */
export type Answer = { "answer": "film", 
/**
 * The flight.
 */
kind: FlightKind, 
/**
 * Who flies which ship, by ship.
 */
pilots: Array<Seat>, 
/**
 * The ships at launch.
 */
ships: Array<ShipView>, 
/**
 * What happened, in order.
 */
events: Array<Event>, };

/** The ship boards. */
export const BOARDS: readonly BoardFacts[] = [{"class":"I","squares":[14,23,24,25,32,33,34,35,36,42,43,44,45,46,52,53,55,56],"start":34,"rows":6,"columns":[3,4,5,6,7,8,9,10,11],"row_labels":[4,5,6,7,8,9],"insurance":5,"dice_columns":[],"dice_rows":[],"wraps":false,"halves":[],"holes":[],"upper_parts":[],"lower_parts":[]},{"class":"II","squares":[4,13,14,15,22,23,24,25,26,32,33,34,35,36,41,42,43,44,45,46,47,51,52,53,55,56,57],"start":34,"rows":6,"columns":[3,4,5,6,7,8,9,10,11],"row_labels":[4,5,6,7,8,9],"insurance":8,"dice_columns":[],"dice_rows":[],"wraps":false,"halves":[],"holes":[],"upper_parts":[],"lower_parts":[]},{"class":"III","squares":[4,13,14,15,20,22,23,24,25,26,28,30,31,32,33,34,35,36,37,38,40,41,42,43,44,45,46,47,48,50,51,53,54,55,57,58],"start":34,"rows":6,"columns":[3,4,5,6,7,8,9,10,11],"row_labels":[4,5,6,7,8,9],"insurance":11,"dice_columns":[],"dice_rows":[],"wraps":false,"halves":[],"holes":[],"upper_parts":[],"lower_parts":[]},{"class":"IIIA","squares":[3,4,5,12,13,14,15,16,22,23,25,26,32,33,34,35,36,43,44,45,52,54,56,62,63,64,65,66,72,73,74,75,76,82,84,86],"start":44,"rows":9,"columns":[3,4,5,6,7,8,9,10,11],"row_labels":[11,10,9,8,7,6,5,4,3],"insurance":null,"dice_columns":[],"dice_rows":[],"wraps":false,"halves":[],"holes":[],"upper_parts":[],"lower_parts":[]},{"class":"IIB","squares":[0,3,5,8,10,11,13,14,15,17,18,20,21,22,23,24,25,26,27,28,30,31,33,34,35,37,38],"start":24,"rows":4,"columns":[1,2,3,4,5,6,7,8,9],"row_labels":[2,3,4,5],"insurance":null,"dice_columns":[1,1,2,3,4,4,1,1,2,3,6,6,2,2,5,5,7,7,3,3,5,5,8,8,4,6,7,8,9,9,4,6,7,8,9,9],"dice_rows":[0,0,0,0,0,0,2,2,2,2,2,2,3,3,3,3,3,3,4,4,4,4,4,4,5,5,5,5,5,5,0,0,0,0,0,0],"wraps":true,"halves":[],"holes":[],"upper_parts":[],"lower_parts":[]},{"class":"IIIB","squares":[2,3,4,5,6,11,12,13,14,15,16,17,20,21,22,23,24,25,26,27,28,30,31,32,33,34,35,36,37,38,40,41,42,43,44,45,46,47,48,51,52,53,54,55,56,57],"start":34,"rows":6,"columns":[3,4,5,6,7,8,9,10,11],"row_labels":[4,5,6,7,8,9],"insurance":null,"dice_columns":[],"dice_rows":[],"wraps":false,"halves":[],"holes":[[11,14,23,36,45],[15,20,43,48,55],[4,17,31,38,54],[3,6,28,52,57],[5,13,40,53,56],[2,26,30,32,46]],"upper_parts":[],"lower_parts":[]},{"class":"IA","squares":[1,2,3,10,11,12,13,14,21,22,23,30,31,32,33,34,40,44],"start":22,"rows":5,"columns":[1,2,3,4,5,6,7,8,9],"row_labels":[1,2,3,4,5],"insurance":null,"dice_columns":[1,1,2,2,3,3,1,2,2,3,3,3,2,2,3,3,3,4,2,3,3,3,4,4,3,3,3,4,4,5,3,3,4,4,5,5],"dice_rows":[1,1,2,2,3,3,1,2,2,3,3,3,2,2,3,3,3,4,2,3,3,3,4,4,3,3,3,4,4,5,3,3,4,4,5,5],"wraps":false,"halves":[],"holes":[],"upper_parts":[],"lower_parts":[]},{"class":"IIA","squares":[0,3,6,7,10,11,12,13,15,16,17,18,21,22,26,27,30,31,32,33,35,36,37,38,40,43,46,47],"start":24,"rows":5,"columns":[3,4,5,6,7,8,9,10,11],"row_labels":[5,6,7,8,9],"insurance":null,"dice_columns":[],"dice_rows":[],"wraps":false,"halves":[[0,3,10,11,12,13,21,22,30,31,32,33,40,43],[6,7,15,16,17,18,26,27,35,36,37,38,46,47]],"holes":[],"upper_parts":[],"lower_parts":[]},{"class":"IV","squares":[3,4,5,11,12,13,14,15,16,17,21,22,23,24,25,26,27,30,31,32,33,34,35,36,37,38,40,41,42,43,44,45,46,47,48,50,51,52,53,54,55,56,57,58,60,61,62,63,64,65,66,67,68,70,71,72,73,74,75,76,77,78,80,81,82,83,84,85,86,87,88,91,92,96,97],"start":54,"rows":10,"columns":[3,4,5,6,7,8,9,10,11],"row_labels":[2,3,4,5,6,7,8,9,10,11],"insurance":null,"dice_columns":[],"dice_rows":[],"wraps":false,"halves":[],"holes":[],"upper_parts":[{"squares":[12,16,22,23,25,26,31,32,33,34,35,36,37,41,43,44,45,47,50,51,52,53,54,55,56,57,58],"credits":13},{"squares":[13,14,15,23,24,25,30,33,34,35,38,40,41,43,44,45,47,48,50,51,52,53,54,55,56,57,58],"credits":14},{"squares":[11,14,17,21,22,23,24,25,26,27,32,33,34,35,36,41,42,44,46,47,51,52,53,54,55,56,57],"credits":12},{"squares":[4,13,14,15,23,24,25,32,33,35,36,40,42,43,44,45,46,48,50,51,52,53,54,55,56,57,58],"credits":15},{"squares":[3,5,13,14,15,23,24,25,31,33,34,35,37,41,42,43,44,45,46,47,51,52,53,54,55,56,57],"credits":13}],"lower_parts":[{"squares":[61,62,63,64,65,66,67,72,73,75,76,82,83,84,85,86,92,96],"credits":4},{"squares":[60,61,62,63,64,65,66,67,68,70,72,73,75,76,78,83,84,85],"credits":5},{"squares":[60,61,63,64,65,67,68,71,72,73,74,75,76,77,82,83,85,86],"credits":4},{"squares":[61,62,63,64,65,66,67,72,73,74,75,76,81,82,86,87,91,97],"credits":6},{"squares":[61,62,63,64,65,66,67,70,71,72,74,76,77,78,80,81,87,88],"credits":5}]}];

/**
 * Tokens of one battery after new ones came aboard.
 */
export type BatteryTokens = { 
/**
 * The battery.
 */
square: Square, 
/**
 * Tokens in it.
 */
tokens: number, };

/**
 * A block in a hold.
 */
export type Block = { 
/**
 * The hold.
 */
square: Square, 
/**
 * Its colour.
 */
colour: Colour, };

/**
 * A ship board as the browser draws it.
 */
export type BoardFacts = { 
/**
 * The class.
 */
class: ShipClass, 
/**
 * Numbers of the squares drawn on the board: `row * 10 + column`, both from zero.
 */
squares: Array<number>, 
/**
 * The square of the starting cabin.
 */
start: number, 
/**
 * Rows of the grid that the board uses.
 */
rows: number, 
/**
 * Printed column numbers, from left to right, one for each of the nine columns of the grid.
 */
columns: Array<number>, 
/**
 * Printed row numbers, from front to rear.
 */
row_labels: Array<number>, 
/**
 * The most that lost tiles cost.
 */
insurance: number | null, 
/**
 * Classes IA and IIB, where the total of two dice is not the number of the line: the column of a hit, at six times the
 * first die plus the second, both counted from 0 (GX-5.3, GX-14.4).
 */
dice_columns: Array<number>, 
/**
 * The same for rows; 0: a miss (GX-14.6).
 */
dice_rows: Array<number>, 
/**
 * Whether the leftmost and rightmost columns touch (class IIB).
 */
wraps: boolean, 
/**
 * Class IIA: the squares of each half; empty for other classes.
 */
halves: Array<Array<number>>, 
/**
 * Class IIIB: the squares that carry each number from 1 to 6.
 */
holes: Array<Array<number>>, 
/**
 * Class IV: the upper parts, with the most that lost tiles cost with insurance (GX-16.1, GX-16.7).
 */
upper_parts: Array<PartFacts>, 
/**
 * Class IV: the lower parts, with the price of insurance (GX-16.1, GX-16.6).
 */
lower_parts: Array<PartFacts>, };

/**
 * A cannon booster and the cannon that it boosts (GX-2.25).
 */
export type Boost = { 
/**
 * The booster.
 */
booster: Square, 
/**
 * The cannon, which is destroyed.
 */
cannon: Square, };

/**
 * A block burnt to refill a battery (GX-2.46).
 */
export type Burn = { 
/**
 * The furnace.
 */
furnace: Square, 
/**
 * The battery that is full afterwards.
 */
battery: Square, 
/**
 * The block.
 */
colour: Colour, };

/**
 * Who lives in a cabin, or sleeps in a stasis chamber, after new humans came aboard.
 */
export type CabinCrew = { 
/**
 * The cabin or chamber.
 */
square: Square, 
/**
 * Humans in it.
 */
humans: number, 
/**
 * An alien in it.
 */
alien?: Alien, };

/**
 * What takes one crew member from each of several cabins.
 */
export type CabinLoss = "epidemic" | "radiation" | "panic";

/**
 * What is printed on an adventure card.
 */
export type Card = { 
/**
 * Its name in files.
 */
name: string, 
/**
 * Its deck.
 */
level: Level, 
/**
 * The part of the game that it belongs to.
 */
set: CardSet, 
/**
 * Whether it belongs to the learning flight (GT-24.7).
 */
starred: boolean, } & ({ "adventure": "open_space" } | { "adventure": "stardust" } | { "adventure": "epidemic" } | { "adventure": "sabotage" } | { "adventure": "meteoric_swarm", 
/**
 * The meteors, in order.
 */
meteors: Array<Hazard>, } | { "adventure": "planets", 
/**
 * The goods of each planet.
 */
planets: Array<Goods>, 
/**
 * The humans of each planet; none on cards without any (GX-17.12).
 */
humans: Array<number>, 
/**
 * Flight days for landing.
 */
days: number, } | { "adventure": "abandoned_ship", 
/**
 * Crew to give up.
 */
crew: number, 
/**
 * Credits for it.
 */
credits: number, 
/**
 * Flight days lost.
 */
days: number, 
/**
 * Shots at whoever decides to use it (GX-17.9).
 */
fire: Array<Hazard>, } | { "adventure": "abandoned_station", 
/**
 * Crew that must be aboard.
 */
crew: number, 
/**
 * Goods found.
 */
goods: Goods, 
/**
 * Flight days lost.
 */
days: number, 
/**
 * Shots at whoever decides to use it (GX-17.9).
 */
fire: Array<Hazard>, } | { "adventure": "slavers", 
/**
 * Cannon strength of the enemy.
 */
strength: number, 
/**
 * Crew lost by the defeated.
 */
crew: number, 
/**
 * Credits for the winner.
 */
credits: number, 
/**
 * Flight days for taking them.
 */
days: number, } | { "adventure": "smugglers", 
/**
 * Cannon strength of the enemy.
 */
strength: number, 
/**
 * Goods lost by the defeated.
 */
lose: number, 
/**
 * Goods for the winner.
 */
goods: Goods, 
/**
 * Flight days for taking them.
 */
days: number, } | { "adventure": "pirates", 
/**
 * Cannon strength of the enemy.
 */
strength: number, 
/**
 * Shots at the defeated.
 */
fire: Array<Hazard>, 
/**
 * Credits for the winner.
 */
credits: number, 
/**
 * Flight days for taking them.
 */
days: number, } | { "adventure": "combat_zone", 
/**
 * From top to bottom.
 */
lines: [CombatLine, CombatLine, CombatLine], } | { "adventure": "intruder", 
/**
 * Who comes, and how.
 */
intruder: Intruder, } | { "adventure": "machination" } & Machination | { "adventure": "missing_form", 
/**
 * Credits for a right guess.
 */
credits: number, } | { "adventure": "robosmokeys" } | { "adventure": "space_billiards", 
/**
 * The rows of meteors.
 */
rows: Array<Array<Hazard>>, } | { "adventure": "space_junkyard", 
/**
 * The four boxes.
 */
boxes: Array<JunkBox>, 
/**
 * Flight days for stopping.
 */
days: number, } | { "adventure": "star_depot", 
/**
 * Components that are laid out.
 */
tiles: number, 
/**
 * Flight days for taking one.
 */
days: number, } | { "adventure": "dangerous_sector", 
/**
 * The deck from which cards are drawn.
 */
deck: Level, 
/**
 * How many.
 */
cards: number, } | { "adventure": "combined_enemy", 
/**
 * Who.
 */
enemy: EnemyKind, 
/**
 * Cannon strength of the enemy.
 */
strength: number, 
/**
 * What the defeated suffer, in order.
 */
penalties: Array<Penalty>, 
/**
 * Credits for the winner.
 */
credits: number, 
/**
 * Goods for the winner.
 */
goods: Goods, 
/**
 * Flight days for taking them.
 */
days: number, } | { "adventure": "meteor_pairs", 
/**
 * The meteors, in order: large, small, large, small.
 */
meteors: Array<Hazard>, } | { "adventure": "hazardous_open_space", 
/**
 * The meteors that the fastest ship meets, in order.
 */
meteors: Array<Hazard>, } | { "adventure": "radiation_leak", 
/**
 * Tokens and solar panels that make a block explode.
 */
threshold: number, });

/**
 * A card's place in [`CARDS`].
 */
export type CardId = number;

/**
 * The part of the game that a card belongs to: it is in the decks when that part is played.
 */
export type CardSet = "base" | "intruders" | "bonus" | "new_adventures" | "machinations";

/**
 * A kind of component that Trustbusters count (GX-7.31).
 */
export type Category = "cabins" | "cannons" | "engines" | "batteries" | "holds" | "shields";

/**
 * What a die of the difficulty makes of the standard game (GX-10.2).
 */
export type Change = "class_ia" | "class_iia" | "class_iiia" | "evil_machinations" | "rough_roads";

/**
 * The colour of a goods block, most valuable first.
 */
export type Colour = "red" | "yellow" | "green" | "blue";

/**
 * A line of a Combat Zone.
 */
export type CombatLine = { 
/**
 * What is compared.
 */
criterion: Criterion, } & ({ "penalty": "days", 
/**
 * How many.
 */
days: number, } | { "penalty": "crew", 
/**
 * How many.
 */
crew: number, } | { "penalty": "goods", 
/**
 * How many blocks.
 */
goods: number, } | { "penalty": "fire", 
/**
 * The shots, in order.
 */
shots: Array<Hazard>, });

/**
 * What a seat may ask.
 */
export type Command = { "do": "draw" } | { "do": "take", 
/**
 * Place on the table, from zero.
 */
place: number, 
/**
 * The tile that lies there.
 */
tile: TileId, } | { "do": "take_set_aside", 
/**
 * Place, 0 or 1.
 */
slot: number, } | { "do": "take_back" } | { "do": "place", 
/**
 * Where.
 */
square: Square, 
/**
 * How it is turned.
 */
rotation: Rotation, } | { "do": "return" } | { "do": "set_aside" } | { "do": "look", 
/**
 * 0 to 2.
 */
pile: number, } | { "do": "put_back" } | { "do": "ask_for_pile", 
/**
 * 0 to 2.
 */
pile: number, } | { "do": "turn_hourglass" } | { "do": "finish", 
/**
 * The number.
 */
number: number | null, } | { "do": "take_from", 
/**
 * The ship beside which it lies.
 */
ship: number, 
/**
 * Place, from zero.
 */
slot: number, 
/**
 * The tile that lies there.
 */
tile: TileId, } | { "do": "place_with", 
/**
 * Where.
 */
square: Square, 
/**
 * How it is turned.
 */
rotation: Rotation, 
/**
 * The token.
 */
token: JointToken, 
/**
 * The side of the tile where it lies; none: the first where it fits.
 */
side: Side | null, } | { "do": "lose_shared_crew", 
/**
 * Cabins, one entry a figure; where a human and an alien share one, the human goes.
 */
from: Array<Square>, 
/**
 * Shared cabins that give up the alien.
 */
aliens: Array<Square>, } | { "do": "keep_member", 
/**
 * The card.
 */
member: Member, } | { "do": "use_member", 
/**
 * Which, and how.
 */
with: MemberUse, } | { "do": "done" } | { "do": "undermine", 
/**
 * The cabin that loses a human; none: no human can go.
 */
human: Square | null, 
/**
 * The joint that is marked; none: there is no joint.
 */
joint: Edge | null, } | { "do": "give_goods", 
/**
 * Blocks, one entry a block.
 */
goods: Array<[Square, Colour]>, 
/**
 * Batteries, one entry a token.
 */
tokens: Array<Square>, } | { "do": "turn", 
/**
 * Clockwise quarter turns.
 */
turns: Rotation, } | { "do": "repair", 
/**
 * These tiles.
 */
remove: Array<Square>, 
/**
 * A tile of the piece that is kept if the ship falls apart.
 */
keep: Square | null, 
/**
 * The same in the other half of a twin ship of which both halves fall apart (GX-6.41).
 */
keep_other?: Square | null, } | { "do": "place_crew", 
/**
 * At most one of each colour.
 */
aliens: Array<AlienCabin>, } | { "do": "give_up", 
/**
 * Whether to leave.
 */
leave: boolean, } | { "do": "withdraw", 
/**
 * Which half leaves.
 */
half: Half, } | { "do": "power", 
/**
 * Which; none is allowed (GT-16.9).
 */
doubles: Array<Square>, 
/**
 * From which battery each token comes; none: chosen by GT-31.27.
 */
batteries: Array<Square>, 
/**
 * Cannons that are boosted and then destroyed, a token each (GX-2.25).
 */
boosts?: Array<Boost>, } | { "do": "defend", 
/**
 * The shield or cannon; none: let it strike.
 */
with: Square | null, 
/**
 * Where the token comes from; none: chosen by GT-31.27.
 */
battery: Square | null, 
/**
 * Where the second token comes from, for a boosted shield (GX-2.22).
 */
booster_battery?: Square, } | { "do": "jump", 
/**
 * How; none: the ship stays.
 */
with: Jump | null, 
/**
 * Where the tokens come from; none: chosen by GT-31.27.
 */
batteries: Array<Square>, } | { "do": "wake", 
/**
 * The cabins they go to.
 */
into: Array<Square>, 
/**
 * The chambers they come from; none: the fullest.
 */
from: Array<Square>, } | { "do": "thrust", 
/**
 * Which, and to which side; none: the line stays.
 */
with: Thrust | null, 
/**
 * The battery or solar panel that powers it; none: chosen by GT-31.27.
 */
battery: Square | null, } | { "do": "activate_crubots", 
/**
 * The stations; none is allowed.
 */
stations: Array<Square>, 
/**
 * The batteries or solar panels that power them; none: chosen by GT-31.27.
 */
batteries: Array<Square>, } | { "do": "land", 
/**
 * Counted from zero.
 */
planet: number | null, } | { "do": "accept", 
/**
 * Whether to.
 */
yes: boolean, } | { "do": "load", 
/**
 * What is in these holds afterwards.
 */
holds: Array<HoldGoods>, 
/**
 * Blocks that furnaces burn (GX-2.46).
 */
burn?: Array<Burn>, } | { "do": "lose_crew", 
/**
 * The cabins. Where a human and an alien share one, the human goes first.
 */
from: Array<Square>, } | { "do": "lose_goods", 
/**
 * The holds.
 */
from: Array<Square>, } | { "do": "lose_tokens", 
/**
 * The batteries.
 */
from: Array<Square>, } | { "do": "keep", 
/**
 * A tile of the piece.
 */
square: Square, } | { "do": "choose_machination", 
/**
 * One of the seat's cards.
 */
card: CardId, } | { "do": "surrender", 
/**
 * The squares, one entry a block, battery or component.
 */
from: Array<Square>, 
/**
 * System Test: where the tokens for the others come from; none: chosen by GT-31.27.
 */
batteries?: Array<Square>, } | { "do": "demand", 
/**
 * The ship.
 */
of: number, } | { "do": "aim", 
/**
 * Its printed number.
 */
column: number, } | { "do": "choose_side", 
/**
 * As seen from each ship.
 */
side: Side, } | { "do": "sell", 
/**
 * The blocks, with their holds.
 */
blocks: Array<[Square, Colour]>, } | { "do": "bid", 
/**
 * Credits; none: pass.
 */
credits: number | null, } | { "do": "seal", 
/**
 * The number.
 */
number: number, } | { "do": "guess", 
/**
 * The number.
 */
number: number, } | { "do": "coordinates", 
/**
 * The printed number of its column.
 */
column: number, 
/**
 * The printed number of its row.
 */
row: number, } | { "do": "volley", 
/**
 * The row, counted from zero.
 */
row: number, 
/**
 * The ship.
 */
target: number, } | { "do": "stop", 
/**
 * Counted from zero.
 */
at: number | null, } | { "do": "fit", 
/**
 * The component and its place; none: take nothing.
 */
part: Fitting | null, } | { "do": "take_aboard", 
/**
 * Who is in these cabins and chambers afterwards.
 */
cabins: Array<CabinCrew>, } | { "do": "recharge", 
/**
 * What is in these batteries afterwards.
 */
batteries: Array<BatteryTokens>, } | { "do": "take_ordered", 
/**
 * The tile.
 */
tile: TileId, } | { "do": "pay_union", 
/**
 * Blocks; the rest is paid in credits.
 */
blocks: Array<Block>, } | { "do": "drop", 
/**
 * These tiles.
 */
squares: Array<Square>, } | { "do": "order", 
/**
 * The order; none: withdrawn.
 */
order: StandingOrder | null, } | { "do": "take_loan" } | { "do": "repay_loan" } | { "do": "roll_difficulty" } | { "do": "continue" } | { "do": "leave" } | { "do": "pause", 
/**
 * Whether to.
 */
agree: boolean, } | { "do": "resume" } | { "do": "rollback", 
/**
 * Whether to.
 */
agree: boolean, };

/**
 * Numbers of a ship.
 */
export type Counts = { 
/**
 * Twice the cannon strength without tokens.
 */
cannons_x2: number, 
/**
 * Twice the cannon strength with everything that the tokens and solar panels aboard can power at once.
 */
cannons_powered_x2: number, 
/**
 * Engine strength without tokens.
 */
engines: number, 
/**
 * Engine strength with the double engines that the tokens and solar panels aboard can power at once.
 */
engines_powered: number, 
/**
 * Crew aboard; while building, cabin places.
 */
crew: number, 
/**
 * Tokens aboard; while building, battery cells.
 */
tokens: number, 
/**
 * Exposed connectors.
 */
exposed: number, };

/**
 * What a line of a Combat Zone compares (GT-20.63).
 */
export type Criterion = "crew" | "engines" | "cannons";

/**
 * What stops an intruder on a component (GX-18.4).
 */
export type Defence = "laser" | "armed_crew";

/**
 * What a predator devours on one component.
 */
export type Devoured = { 
/**
 * Humans and aliens.
 */
crew: number, 
/**
 * Battery tokens.
 */
tokens: number, 
/**
 * Blocks.
 */
goods: Goods, };

/**
 * A die of the difficulty and what it changed (GX-10.2).
 */
export type DifficultyDie = { 
/**
 * What it shows.
 */
shows: number, 
/**
 * What that changed.
 */
change: Change, };

/**
 * One side of a tile; between two tiles the edge that they share.
 */
export type Edge = { 
/**
 * The tile.
 */
square: Square, 
/**
 * Its side.
 */
side: Side, };

/**
 * Who the enemy on a card of deck IV is.
 */
export type EnemyKind = "slavers" | "smugglers" | "pirates";

/**
 * What a thruster makes of an intruder (GX-18.7).
 */
export type Evasion = { 
/**
 * The thruster; another one that points to the same side does the same.
 */
thruster: Square, 
/**
 * Where it points.
 */
to: Side, 
/**
 * The line in which the intruder comes then.
 */
line: number, 
/**
 * Its way then; empty: it misses.
 */
ahead: Array<WalkStep>, };

/**
 * What happened. `ship` is the number of a ship, from zero: it is built at the seat with the same number.
 */
export type Event = { "event": "flight_prepared", 
/**
 * Its place in the game, from zero.
 */
index: number, 
/**
 * The flight number.
 */
number: number, 
/**
 * The ship board.
 */
class: ShipClass, 
/**
 * "Go".
 */
go: Millis, } | { "event": "difficulty_rolled", 
/**
 * What it shows and changes.
 */
die: DifficultyDie, } | { "event": "building_started" } | { "event": "rollback_agreed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether.
 */
agree: boolean, } | { "event": "rolled_back" } | { "event": "turned", 
/**
 * The ship.
 */
ship: number, 
/**
 * Clockwise quarter turns.
 */
turns: Rotation, } | { "event": "holes_rolled", 
/**
 * The two dice.
 */
dice: [number, number], } | { "event": "drew", 
/**
 * Who.
 */
seat: Seat, } | { "event": "drew_tile", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: TileId, } | { "event": "took", 
/**
 * Who.
 */
seat: Seat, 
/**
 * From this place.
 */
place: number, 
/**
 * The tile.
 */
tile: TileId, } | { "event": "took_set_aside", 
/**
 * Who.
 */
seat: Seat, 
/**
 * From this place.
 */
slot: number, 
/**
 * The tile.
 */
tile: TileId, } | { "event": "took_back", 
/**
 * Who.
 */
seat: Seat, 
/**
 * From this square.
 */
square: Square, 
/**
 * The tile.
 */
tile: TileId, } | { "event": "placed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * On this ship.
 */
ship: number, 
/**
 * Where.
 */
square: Square, 
/**
 * The tile.
 */
tile: TileId, 
/**
 * How it is turned.
 */
rotation: Rotation, } | { "event": "returned", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * It lies here.
 */
place: number, 
/**
 * The tile.
 */
tile: TileId, } | { "event": "set_aside", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Here.
 */
slot: number, 
/**
 * The tile.
 */
tile: TileId, } | { "event": "looked", 
/**
 * Who.
 */
seat: Seat, 
/**
 * 0 to 2.
 */
pile: number, } | { "event": "pile_cards", 
/**
 * 0 to 2.
 */
pile: number, 
/**
 * In the order of the pile.
 */
cards: Array<CardId>, } | { "event": "put_back", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * 0 to 2.
 */
pile: number, } | { "event": "pile_asked", 
/**
 * Who.
 */
seat: Seat, 
/**
 * 0 to 2.
 */
pile: number, } | { "event": "hourglass_empty", 
/**
 * On this circle; 0 is Start.
 */
circle: number, } | { "event": "hourglass_turned", 
/**
 * By whom; nobody: by the table (GT-31.47).
 */
seat: Seat | null, 
/**
 * Onto this circle; 0 is Start.
 */
circle: number, 
/**
 * It runs out then.
 */
until: Millis, } | { "event": "partners_swapped" } | { "event": "finished", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The ship.
 */
ship: number, 
/**
 * The number tile.
 */
number: number, } | { "event": "time_up", 
/**
 * Until then.
 */
until: Millis, } | { "event": "building_ended" } | { "event": "checked", 
/**
 * The ship.
 */
ship: number, 
/**
 * Its errors.
 */
faults: Array<Fault>, } | { "event": "repaired", 
/**
 * The ship.
 */
ship: number, 
/**
 * Chosen by the owner.
 */
removed: Array<Square>, 
/**
 * No longer joined.
 */
fell_off: Array<Square>, } | { "event": "launched", 
/**
 * The ship.
 */
ship: number, 
/**
 * Who flies it.
 */
pilot: Seat, 
/**
 * Absolute position.
 */
position: number, } | { "event": "crew_placed", 
/**
 * The ship.
 */
ship: number, 
/**
 * Cabins with aliens; all others have humans.
 */
aliens: Array<[Square, Alien]>, 
/**
 * What the cyan alien is good at (GX-2.58).
 */
specialization: Specialization | null, } | { "event": "solar_power", 
/**
 * The ship.
 */
ship: number, 
/**
 * The panel.
 */
panel: Square, } | { "event": "crubots_activated", 
/**
 * The ship.
 */
ship: number, 
/**
 * The stations.
 */
stations: Array<Square>, 
/**
 * Where the tokens came from.
 */
batteries: Array<Square>, } | { "event": "thruster_fired", 
/**
 * The ship.
 */
ship: number, 
/**
 * The thruster.
 */
thruster: Square, 
/**
 * Where it points.
 */
to: Side, 
/**
 * The line that is hit then.
 */
line: number, 
/**
 * Where the token came from; none: it was free.
 */
battery: Square | null, } | { "event": "intruder_rolled", 
/**
 * The dice.
 */
dice: [number, number], 
/**
 * The leader, who rolled.
 */
roller: number, } | { "event": "intruder_missed", 
/**
 * The ship.
 */
ship: number, } | { "event": "intruder_step", 
/**
 * The ship.
 */
ship: number, 
/**
 * Where, and why.
 */
step: WalkStep, } | { "event": "charges_exploded", 
/**
 * The ship.
 */
ship: number, 
/**
 * Where.
 */
squares: Array<Square>, } | { "event": "card_revealed", 
/**
 * Its place in the deck, from zero.
 */
index: number, 
/**
 * Cards in the deck.
 */
of: number, 
/**
 * The card.
 */
card: CardId, } | { "event": "no_effect" } | { "event": "gave_up", 
/**
 * The ship.
 */
ship: number, 
/**
 * Why.
 */
because: GaveUpBecause, } | { "event": "strength", 
/**
 * The ship.
 */
ship: number, 
/**
 * Engines or cannons, or the number of crew.
 */
of: Criterion, 
/**
 * Twice the strength of cannons; the plain number otherwise.
 */
value: number, 
/**
 * The doubles that got a token.
 */
powered: Array<Square>, 
/**
 * Where the tokens came from.
 */
batteries: Array<Square>, 
/**
 * The cannons that are boosted (GX-2.25).
 */
boosts: Array<Boost>, } | { "event": "jumped", 
/**
 * The ship.
 */
ship: number, 
/**
 * The boosted engine.
 */
engine: Square, 
/**
 * Where the tokens came from.
 */
batteries: Array<Square>, 
/**
 * Class IIA: only this half (GX-6.24).
 */
half: Half | null, } | { "event": "back_from_hyperspace", 
/**
 * The ship.
 */
ship: number, 
/**
 * Class IIA: only this half (GX-6.24).
 */
half: Half | null, } | { "event": "half_gave_up", 
/**
 * The ship.
 */
ship: number, 
/**
 * Which half.
 */
half: Half, 
/**
 * Why.
 */
because: GaveUpBecause, 
/**
 * The goods aboard.
 */
goods: Goods, 
/**
 * What they sold for; none: they are sold at the end of the flight, at the prices of a Trader (GX-6.38).
 */
sale: number | null, } | { "event": "woken", 
/**
 * The ship.
 */
ship: number, 
/**
 * The chambers they left.
 */
from: Array<Square>, 
/**
 * The cabins they went to.
 */
into: Array<Square>, } | { "event": "token_saved", 
/**
 * The ship.
 */
ship: number, } | { "event": "roads_drawn", 
/**
 * The cards.
 */
cards: Array<RoughRoad>, 
/**
 * The column in which nothing works (GX-8.49).
 */
dead_column: number | null, } | { "event": "surprise_replaced", 
/**
 * The card.
 */
card: RoughRoad, } | { "event": "order_taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: TileId, } | { "event": "order_returned", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: TileId, } | { "event": "union_paid", 
/**
 * The ship.
 */
ship: number, 
/**
 * Credits.
 */
credits: number, 
/**
 * Blocks.
 */
blocks: number, } | { "event": "extra_tokens", 
/**
 * The ship.
 */
ship: number, 
/**
 * The batteries.
 */
from: Array<Square>, } | { "event": "road_rolled", 
/**
 * The Rough Roads card.
 */
road: RoughRoad, 
/**
 * Two dice for the column.
 */
column: [number, number], 
/**
 * Two dice for the row.
 */
row: [number, number], } | { "event": "pierced", 
/**
 * The ship.
 */
ship: number, } | { "event": "exploded", 
/**
 * The ship.
 */
ship: number, 
/**
 * Where.
 */
square: Square, } | { "event": "cards_again", 
/**
 * How many.
 */
count: number, } | { "event": "turned_round", 
/**
 * The ship.
 */
ship: number, 
/**
 * Whether it now flies the other way round.
 */
turned: boolean, } | { "event": "enemy_stronger", 
/**
 * Two dice.
 */
dice: [number, number], 
/**
 * The lower one.
 */
bonus: number, } | { "event": "voted", 
/**
 * The ship.
 */
ship: number, 
/**
 * The side.
 */
side: Side, } | { "event": "defeat_averted", 
/**
 * The ship.
 */
ship: number, 
/**
 * The cabin of the diplomat.
 */
square: Square, } | { "event": "moved", 
/**
 * The ship.
 */
ship: number, 
/**
 * Days gained, or lost when negative.
 */
days: number, 
/**
 * From this position.
 */
from: number, 
/**
 * To this position.
 */
to: number, } | { "event": "landed", 
/**
 * The ship.
 */
ship: number, 
/**
 * Counted from zero.
 */
planet: number | null, } | { "event": "accepted", 
/**
 * The ship.
 */
ship: number, 
/**
 * Whether so.
 */
yes: boolean, } | { "event": "loaded", 
/**
 * The ship.
 */
ship: number, 
/**
 * What was offered.
 */
offered: Goods, 
/**
 * What is in the holds now.
 */
holds: Array<HoldGoods>, 
/**
 * What went back to the bank.
 */
discarded: Goods, 
/**
 * Blocks that furnaces burnt; they are among those that went back (GX-2.46).
 */
burnt: Array<Burn>, } | { "event": "earned", 
/**
 * The ship.
 */
ship: number, 
/**
 * How many.
 */
credits: number, } | { "event": "machination_chosen", 
/**
 * Who.
 */
seat: Seat, } | { "event": "singled_out", 
/**
 * The ship.
 */
ship: number, } & ({ "by": "fastest" } | { "by": "most_crew" } | { "by": "least_crew" } | { "by": "most", "of": Category }) | { "event": "column_rolled", 
/**
 * The two dice.
 */
dice: [number, number], 
/**
 * The ship whose owner rolled.
 */
roller: number, } | { "event": "hazard_aimed", 
/**
 * The ship that it meets.
 */
ship: number, 
/**
 * The meteor or shot.
 */
hazard: Hazard, 
/**
 * The printed number of the column.
 */
column: number, 
/**
 * The ship that shoots.
 */
by: number | null, } | { "event": "demanded", 
/**
 * The ship whose owner demands.
 */
ship: number, 
/**
 * The ship whose owner is to pay.
 */
of: number, 
/**
 * How many.
 */
credits: number, } | { "event": "payment_refused", 
/**
 * The ship.
 */
ship: number, } | { "event": "side_chosen", 
/**
 * The ship of the leader.
 */
ship: number, 
/**
 * The side.
 */
side: Side, } | { "event": "stakes_shown", 
/**
 * Ship and flight days, the leader first.
 */
stakes: Array<[number, number]>, } | { "event": "paid", 
/**
 * The ship whose owner paid.
 */
ship: number, 
/**
 * How many.
 */
credits: number, } | { "event": "loan_taken", 
/**
 * The ship of the borrower.
 */
ship: number, 
/**
 * Loan tokens afterwards.
 */
loans: number, } | { "event": "loan_repaid", 
/**
 * The ship of the borrower.
 */
ship: number, 
/**
 * Loan tokens afterwards.
 */
loans: number, } | { "event": "bid", 
/**
 * The ship of the bidder.
 */
ship: number, 
/**
 * Credits; none: passed.
 */
credits: number | null, } | { "event": "auction_won", 
/**
 * The ship of the winner.
 */
ship: number, 
/**
 * The price.
 */
credits: number, } | { "event": "fought", 
/**
 * The ship.
 */
ship: number, 
/**
 * How it ended.
 */
outcome: FightOutcome, } | { "event": "weakest", 
/**
 * The ship.
 */
ship: number, 
/**
 * Line of the Combat Zone, from zero; none for Sabotage.
 */
line: number | null, } | { "event": "hazard_rolled", 
/**
 * Its place on the card, from zero.
 */
index: number, 
/**
 * The meteor or shot.
 */
hazard: Hazard, 
/**
 * Two dice.
 */
dice: [number, number], 
/**
 * The roller's ship (display only, GT-31.19).
 */
roller: number, 
/**
 * The small meteor of a pair: it follows on the dice of the large one (GX-17.7).
 */
follows: boolean, 
/**
 * The ships that it comes at. Films from before this was told have none.
 */
targets: Array<number>, } | { "event": "hazard_resolved", 
/**
 * The ship.
 */
ship: number, } & ({ "result": "miss" } | { "result": "bounced", 
/**
 * There.
 */
struck: Square, } | { "result": "plated", 
/**
 * There.
 */
struck: Square, } | { "result": "shot", 
/**
 * It would have struck here.
 */
struck: Square, 
/**
 * The cannon.
 */
cannon: Square, 
/**
 * Where the token came from, for a double cannon.
 */
battery: Square | null, } | { "result": "shielded", 
/**
 * It would have struck here.
 */
struck: Square, 
/**
 * The shield.
 */
shield: Square, 
/**
 * Where the token came from; none: it was free (GX-2.68).
 */
battery: Square | null, 
/**
 * Where the second token came from, for a boosted shield (GX-2.22).
 */
booster_battery: Square | null, } | { "result": "destroyed", 
/**
 * There.
 */
struck: Square, }) | { "event": "tile_lost", 
/**
 * The ship.
 */
ship: number, 
/**
 * From here.
 */
square: Square, 
/**
 * The tile.
 */
tile: TileId, 
/**
 * How.
 */
by: LostBy, } | { "event": "piece_kept", 
/**
 * The ship.
 */
ship: number, 
/**
 * The piece.
 */
piece: Array<Square>, } | { "event": "alien_left", 
/**
 * The ship.
 */
ship: number, 
/**
 * Its cabin.
 */
square: Square, 
/**
 * Who.
 */
alien: Alien, } | { "event": "crew_lost", 
/**
 * The ship.
 */
ship: number, 
/**
 * The cabins.
 */
from: Array<Square>, } | { "event": "goods_lost", 
/**
 * The ship.
 */
ship: number, 
/**
 * Hold and colour.
 */
from: Array<[Square, Colour]>, } | { "event": "tokens_lost", 
/**
 * The ship.
 */
ship: number, 
/**
 * The batteries.
 */
from: Array<Square>, } | { "event": "sabotage_rolled", 
/**
 * The ship.
 */
ship: number, 
/**
 * Two dice for the column.
 */
column: [number, number], 
/**
 * Two dice for the row.
 */
row: [number, number], 
/**
 * The tile there.
 */
struck: Square | null, } | { "event": "die_hidden", 
/**
 * The ship.
 */
ship: number, } | { "event": "guessed", 
/**
 * The ship.
 */
ship: number, 
/**
 * The guess.
 */
number: number, } | { "event": "die_shown", 
/**
 * The ship of the one who set it.
 */
ship: number, 
/**
 * The number.
 */
number: number, } | { "event": "offers_shown", 
/**
 * Ship and offer, the leader first.
 */
offers: Array<[number, number]>, 
/**
 * The highest bidder.
 */
winner: number, } | { "event": "coordinates_named", 
/**
 * The ship of the bidder.
 */
ship: number, 
/**
 * The printed column.
 */
column: number, 
/**
 * The printed row.
 */
row: number, } | { "event": "volley_chosen", 
/**
 * The chooser.
 */
ship: number, 
/**
 * The row, counted from zero.
 */
row: number, 
/**
 * The opponent.
 */
target: number, } | { "event": "stopped", 
/**
 * The ship.
 */
ship: number, 
/**
 * The box, counted from zero.
 */
at: number | null, } | { "event": "depot_opened", 
/**
 * The components.
 */
tiles: Array<TileId>, } | { "event": "fitted", 
/**
 * The ship.
 */
ship: number, 
/**
 * The component and its place; none: nothing was taken.
 */
part: Fitting | null, 
/**
 * What is on it now, coded as in views.
 */
contents: number, 
/**
 * The component that it replaced: put aside, not lost (GX-9.41).
 */
replaced: TileId | null, } | { "event": "came_aboard", 
/**
 * The ship.
 */
ship: number, 
/**
 * How many came.
 */
count: number, 
/**
 * Who is in these cabins and chambers now.
 */
cabins: Array<CabinCrew>, } | { "event": "recharged", 
/**
 * The ship.
 */
ship: number, 
/**
 * How many came.
 */
count: number, 
/**
 * What is in these batteries now.
 */
batteries: Array<BatteryTokens>, } | { "event": "sector_entered", 
/**
 * The deck.
 */
deck: Level, 
/**
 * How many cards.
 */
cards: number, } | { "event": "fastest", 
/**
 * The ships, the fastest first.
 */
ships: Array<number>, } | { "event": "block_exploded", 
/**
 * The ship.
 */
ship: number, 
/**
 * Its components.
 */
block: Array<Square>, 
/**
 * Tokens plus solar panels.
 */
charge: number, } | { "event": "insured", 
/**
 * The ship.
 */
ship: number, 
/**
 * Whether so.
 */
yes: boolean, 
/**
 * Its price.
 */
price: number, } | { "event": "card_resolved" } | { "event": "members_dealt", 
/**
 * The cards.
 */
members: Array<Member>, } | { "event": "members_laid_out", 
/**
 * The cards.
 */
members: Array<Member>, } | { "event": "member_chosen", 
/**
 * Who.
 */
seat: Seat, } | { "event": "members_hired", 
/**
 * Who got whom.
 */
members: Array<[Seat, Member]>, } | { "event": "member_used", 
/**
 * The ship of the owner.
 */
ship: number, 
/**
 * How.
 */
with: MemberUse, } | { "event": "member_paid", 
/**
 * The ship of the owner.
 */
ship: number, 
/**
 * Which.
 */
member: Member, 
/**
 * How many.
 */
credits: number, } | { "event": "undermined", 
/**
 * The victim.
 */
ship: number, 
/**
 * The cabin that lost a human.
 */
human: Square | null, 
/**
 * The joint that is marked.
 */
joint: Edge | null, } | { "event": "took_from", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The ship beside which it lay.
 */
ship: number, 
/**
 * From this place.
 */
slot: number, 
/**
 * The tile.
 */
tile: TileId, } | { "event": "alien_given_up", 
/**
 * The ship.
 */
ship: number, 
/**
 * The cabin.
 */
square: Square, 
/**
 * Who.
 */
alien: Alien, } | { "event": "fire_drill", 
/**
 * Who called it.
 */
seat: Seat, 
/**
 * It lasts until then.
 */
until: Millis, } | { "event": "settled", 
/**
 * One receipt a seat.
 */
receipts: Array<Receipt>, } | { "event": "left_game", 
/**
 * Who.
 */
seat: Seat, } | { "event": "game_over" } | { "event": "pause_agreed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether so.
 */
agree: boolean, } | { "event": "paused" } | { "event": "resumed" };

/**
 * One building error (GT-13.2).
 */
export type Fault = { "fault": "connector", 
/**
 * The tile nearer to the front or left.
 */
square: Square, 
/**
 * Its neighbour.
 */
other: Square, } | { "fault": "engine_direction", 
/**
 * The engine.
 */
square: Square, } | { "fault": "behind_engine", 
/**
 * The engine.
 */
square: Square, 
/**
 * The tile behind it.
 */
other: Square, } | { "fault": "front_of_cannon", 
/**
 * The cannon.
 */
square: Square, 
/**
 * The tile in front of it.
 */
other: Square, } | { "fault": "front_of_thruster", 
/**
 * The thruster.
 */
square: Square, 
/**
 * The tile in front of its nozzle.
 */
other: Square, } | { "fault": "outside", 
/**
 * The tile.
 */
square: Square, } | { "fault": "hole", 
/**
 * The tile.
 */
square: Square, } | { "fault": "separate", 
/**
 * The tile.
 */
square: Square, } | { "fault": "joins_halves", 
/**
 * The tile.
 */
square: Square, };

/**
 * How an attack ended for one ship.
 */
export type FightOutcome = "won" | "tied" | "lost";

/**
 * A component of the Star Depot in its new place.
 */
export type Fitting = { 
/**
 * The component.
 */
tile: TileId, 
/**
 * Where it goes: an empty square, or one whose component it replaces.
 */
square: Square, 
/**
 * How it is turned.
 */
rotation: Rotation, 
/**
 * An alien in a new cabin; none: humans (GX-9.43).
 */
alien?: Alien, 
/**
 * What a cyan alien is good at (GX-2.58).
 */
specialization?: Specialization, };

/**
 * All tokens on one ship.
 */
export type Fittings = { 
/**
 * Assembler A: two tiles that work as if joined.
 */
wireless?: [Square, Square] | null, 
/**
 * Assembler B.
 */
plated?: Plated | null, 
/**
 * Plumber A: edges with a pipe, seen from their right or rear side.
 */
pipes: [Edge | null, Edge | null], 
/**
 * Pipes laid so far; they cannot be used again (GX-20.10A.2).
 */
pipes_laid: number, 
/**
 * Plumber B.
 */
universal?: Square | null, 
/**
 * Welder A: edges with a universal token.
 */
welds: [Edge | null, Edge | null], 
/**
 * Welder B: closed connectors.
 */
seals: [Edge | null, Edge | null, Edge | null], 
/**
 * Deliveryman.
 */
parts: [PartToken | null, PartToken | null, PartToken | null], 
/**
 * Hypergeometer B: the cannon that turns.
 */
turret?: Square | null, 
/**
 * Saboteur B: if one of the two tiles is destroyed, so is the other (GX-20.12B.3).
 */
sabotaged?: Edge | null, };

/**
 * A flight that a table may choose: its number and its ship board (GX-0.7).
 */
export type FlightKind = "learning" | "first" | "second" | "third" | "third_a" | "second_b" | "third_b" | "first_a" | "second_a" | "fourth";

/**
 * The flight that is being played.
 */
export type FlightView = { 
/**
 * Its place in the game, from zero.
 */
index: number, 
/**
 * Flights of the game.
 */
of: number, 
/**
 * Which.
 */
kind: FlightKind, 
/**
 * The flight number.
 */
number: number, 
/**
 * The ship board.
 */
class: ShipClass, 
/**
 * Class IIIB: squares with these numbers are holes (GX-15.2, GX-15.3).
 */
hole_dice?: [number, number] | null, 
/**
 * The holes themselves: while ships are built only at tables that mark errors (GX-15.6).
 */
holes?: Array<Square>, };

/**
 * A furnace and a battery that it can refill.
 */
export type Furnace = { 
/**
 * The furnace.
 */
furnace: Square, 
/**
 * A battery joined to it that is not full.
 */
battery: Square, };

/**
 * Why a player is no longer in flight.
 */
export type GaveUpBecause = "choice" | "no_humans" | "no_engines" | "lapped" | "hyperspace" | "unpaid_crew";

/**
 * A number of blocks of each colour.
 */
export type Goods = { 
/**
 * Red blocks.
 */
red: number, 
/**
 * Yellow blocks.
 */
yellow: number, 
/**
 * Green blocks.
 */
green: number, 
/**
 * Blue blocks.
 */
blue: number, };

/**
 * One half of a twin ship.
 */
export type Half = "left" | "right";

/**
 * The rule by which an intruder turns (GX-18.11, GX-18.12).
 */
export type Hand = "left" | "right";

/**
 * One meteor or shot (GT-19.1).
 */
export type Hazard = { 
/**
 * Meteor or cannon fire.
 */
kind: HazardKind, 
/**
 * Large or small.
 */
size: Size, 
/**
 * The side it comes from (GT-0.4).
 */
from: Side, };

/**
 * What flies at a ship.
 */
export type HazardKind = "meteor" | "cannon";

/**
 * A member in somebody's team.
 */
export type Hired = { 
/**
 * The card.
 */
member: Member, 
/**
 * The place in the game, from zero, of the first flight with it: only A may be used then (GX-19.2).
 */
since: number, };

/**
 * What a hazard does to a ship before its owner decides anything.
 */
export type Hit = { "hit": "miss" } | { "hit": "bounce", 
/**
 * The tile it meets.
 */
struck: Square, } | { "hit": "shot", 
/**
 * The tile it would have met.
 */
struck: Square, 
/**
 * The cannon.
 */
cannon: Square, } | { "hit": "plated", 
/**
 * The tile it meets.
 */
struck: Square, } | { "hit": "threat", 
/**
 * The tile it meets.
 */
struck: Square, 
/**
 * What may be powered against it with one token.
 */
defences: Array<Square>, 
/**
 * Shields that help when boosted, with two tokens (GX-2.22).
 */
boosted: Array<Square>, };

/**
 * Goods of one hold after loading.
 */
export type HoldGoods = { 
/**
 * The hold.
 */
square: Square, 
/**
 * What is in it then.
 */
goods: Goods, };

/**
 * The hourglass.
 */
export type Hourglass = { 
/**
 * The circle it stands on; 0 is Start (GT-10.1).
 */
circle: number, 
/**
 * When it runs out, or ran out.
 */
until: Millis, 
/**
 * Whether it has run out.
 */
empty: boolean, };

/**
 * What happens to somebody who does not pay.
 */
export type Instead = { "instead": "days", 
/**
 * How many.
 */
days: number, } | { "instead": "shot" };

/**
 * An intruder card (GX-18.1).
 */
export type Intruder = { 
/**
 * What it does.
 */
kind: IntruderKind, 
/**
 * The side it comes from.
 */
from: Side, 
/**
 * How it turns. Two hands: a double intruder (GX-18.33).
 */
hands: Array<Hand>, 
/**
 * It leaves after so many steps.
 */
steps: number, 
/**
 * The steps at which it lays a charge.
 */
charges: Array<number>, 
/**
 * Credits for each one defeated.
 */
credits: number, 
/**
 * Goods for each one defeated.
 */
goods: Goods, };

/**
 * What an intruder does on its way.
 */
export type IntruderKind = "predator" | "commando" | "predator_commando";

/**
 * A token that joins two tiles.
 */
export type JointToken = "pipe" | "weld";

/**
 * An engine booster and the engine that it boosts (GX-2.30).
 */
export type Jump = { 
/**
 * The booster.
 */
booster: Square, 
/**
 * The engine, which is destroyed.
 */
engine: Square, };

/**
 * A box of the Space Junkyard.
 */
export type JunkBox = { 
/**
 * What it gives.
 */
reward: JunkReward, } & ({ "cost": "crew", 
/**
 * How many.
 */
crew: number, } | { "cost": "tokens", 
/**
 * How many.
 */
tokens: number, } | { "cost": "hazards", 
/**
 * In order.
 */
hazards: Array<Hazard>, });

/**
 * What a box of the Space Junkyard gives (GX-9.30).
 */
export type JunkReward = { 
/**
 * Credits.
 */
credits: number, 
/**
 * Flight days gained.
 */
days: number, 
/**
 * Humans who come aboard.
 */
humans: number, 
/**
 * Battery tokens.
 */
tokens: number, 
/**
 * Goods.
 */
goods: Goods, };

/**
 * A square and the rotations in which the tile in hand may be placed there, as bits.
 */
export type LegalPlace = { 
/**
 * The square.
 */
square: Square, 
/**
 * Bit n: n quarter turns make no error.
 */
rotations: number, };

/**
 * Which of the two abilities of a card.
 */
export type Letter = "a" | "b";

/**
 * The level of a card: the deck it belongs to.
 */
export type Level = "I" | "II" | "III" | "IV" | "Machinations";

/**
 * How a tile reached the lost pile (GT-22.12, GX-0.28).
 */
export type LostBy = "destroyed" | "fell_off" | "given_up" | "removed" | "set_aside";

/**
 * A card of Evil Machinations. Printed faces are lost: numbers and most effects are designed (GX-24.3).
 */
export type Machination = { "machination": "ambush", 
/**
 * What is compared, and the shots.
 */
line: CombatLine, } | { "machination": "checkpoint" } | { "machination": "quality_control" } | { "machination": "cosmic_rays" } | { "machination": "customs_inspection", 
/**
 * Credits for each block.
 */
price: number, } | { "machination": "eco_patrol", 
/**
 * Credits for each battery.
 */
price: number, } | { "machination": "getting_even", 
/**
 * The demand.
 */
credits: number, 
/**
 * The shot at whoever refuses.
 */
shot: Hazard, } | { "machination": "road_narrows", 
/**
 * The meteor.
 */
meteor: Hazard, } | { "machination": "system_test", 
/**
 * Components for one token.
 */
components: number, } | { "machination": "trustbusters" } | { "machination": "traffic_jam" } | { "machination": "wide_open_space", 
/**
 * Days for each point of engine strength.
 */
times: number, } | { "machination": "junker_for_sale", 
/**
 * Components that are drawn.
 */
tiles: number, 
/**
 * How many of them may be added.
 */
most: number, } | { "machination": "stranded_ship", 
/**
 * Battery tokens to give.
 */
tokens: number, 
/**
 * Credits for them.
 */
credits: number, 
/**
 * Flight days lost.
 */
days: number, } | { "machination": "toll_gate", 
/**
 * Credits for every two crew, begun pairs included.
 */
price: number, 
/**
 * Flight days lost otherwise.
 */
days: number, } | { "machination": "speed_trap", 
/**
 * Flight days lost.
 */
days: number, } | { "machination": "meteor_detour", 
/**
 * The meteors, in order.
 */
meteors: Array<Size>, } | { "machination": "crew_poachers" } | { "machination": "magnetic_storm" } | { "machination": "loose_bolts" } | { "machination": "bargain_hunters", 
/**
 * Blocks at most.
 */
most: number, 
/**
 * Credits above the value of each block.
 */
bonus: number, 
/**
 * Flight days lost.
 */
days: number, } | { "machination": "wrong_turn", 
/**
 * Days at most.
 */
most: number, 
/**
 * The shots.
 */
shots: Array<Hazard>, } | { "machination": "copycats", 
/**
 * Credits at most.
 */
most: number, } | { "machination": "rear_ender", 
/**
 * The shot.
 */
shot: Hazard, 
/**
 * Spaces within which a ship is close.
 */
range: number, };

/**
 * A support team card (GX-19.1).
 */
export type Member = "advertiser" | "architect" | "assembler" | "bureaucrat" | "buyer" | "deliveryman" | "hotel_clerk" | "hypergeometer" | "inspector" | "plumber" | "planner" | "saboteur" | "security_guard" | "smuggler" | "stock_boy" | "swindler" | "trader" | "welder";

/**
 * How an ability that needs a decision is used.
 */
export type MemberUse = { "use": "mark", 
/**
 * Blue block, red block, human, alien, token.
 */
squares: Array<Square>, } | { "use": "pipe", 
/**
 * The edge.
 */
edge: Edge, } | { "use": "universal", 
/**
 * The tile.
 */
square: Square, } | { "use": "fire_drill" } | { "use": "convert", 
/**
 * The tile.
 */
square: Square, 
/**
 * What it becomes.
 */
part: Part, 
/**
 * How the new function is turned.
 */
rotation: Rotation, } | { "use": "unconvert", 
/**
 * The tile.
 */
square: Square, } | { "use": "weld", 
/**
 * All of them, at most two.
 */
edges: Array<Edge>, } | { "use": "add_tile", 
/**
 * The tile.
 */
tile: TileId, 
/**
 * Where.
 */
square: Square, 
/**
 * How it is turned.
 */
rotation: Rotation, } | { "use": "wireless", 
/**
 * The two tiles.
 */
squares: [Square, Square], } | { "use": "plate", 
/**
 * The tile.
 */
square: Square, } | { "use": "turret", 
/**
 * The cannon.
 */
square: Square, } | { "use": "seal", 
/**
 * At most three.
 */
edges: Array<Edge>, } | { "use": "predict", 
/**
 * By ship.
 */
places: Array<number | null>, } | { "use": "gain_days" } | { "use": "inspect" } | { "use": "buy_yellow", 
/**
 * How many.
 */
count: number, } | { "use": "change_bonuses", 
/**
 * Finishing bonuses: 1 more, -1 less, 0 as they are.
 */
finishing: number, 
/**
 * Best-looking ship: 1 more, -1 less, 0 as it is.
 */
best_looking: number, } | { "use": "change_price", 
/**
 * Of this colour.
 */
colour: Colour, 
/**
 * Up or down by 1.
 */
up: boolean, };

/**
 * Game time in milliseconds since the table's game began.
 */
export type Millis = number;

/** The entries of `numbers.json`, by name. */
export const NUMBERS: Readonly<Record<string, readonly number[]>> = {"bad_luck_rolls":[3],"class_iib_columns":[1,1,2,3,4,4,1,1,2,3,6,6,2,2,5,5,7,7,3,3,5,5,8,8,4,6,7,8,9,9,4,6,7,8,9,9],"class_iib_rows":[0,2,3,4,5,0],"class_iv_insurance":[4,5,4,6,5],"class_iv_most":[13,14,12,15,13],"flight_4_best_looking":[8],"flight_4_finishing":[16,12,8,4],"flight_4_gap":[5],"made_to_order_pile":[15,20,25,30],"manager_pay":[1,3,6],"tough_trip_cards":[2,3,4,5],"unguarded_airlocks_steps":[2]};

/**
 * How it ended.
 */
export type Outcome = { 
/**
 * Credits by seat; partners have one pool.
 */
credits: Array<number>, 
/**
 * Rank by seat, from 1; equal credits share it (GT-23.3).
 */
ranks: Array<number>, 
/**
 * Everybody with at least one credit is a winner (GT-23.2), unless a loan could not be repaid.
 */
winners: Array<Seat>, 
/**
 * Loans by seat that could not be repaid; whoever has one has lost (GX-7.17).
 */
unpaid: Array<number>, };

/**
 * How long building lasts.
 */
export type Pace = "hourglass" | "untimed";

/**
 * What a part token of the Deliveryman makes of a tile (GX-20.6A.7).
 */
export type Part = "cabin" | "cannon" | "engine" | "battery";

/**
 * A part of a class IV board.
 */
export type PartFacts = { 
/**
 * Numbers of its squares.
 */
squares: Array<number>, 
/**
 * The credits printed on it.
 */
credits: number, };

/**
 * A part token on a tile.
 */
export type PartToken = { 
/**
 * The tile.
 */
square: Square, 
/**
 * What it is now.
 */
part: Part, 
/**
 * How that is turned.
 */
rotation: Rotation, 
/**
 * Used by ability A after building; otherwise by ability B (GX-20.6B.3).
 */
late: boolean, };

/**
 * What the weakest ship of a line suffers (GT-20.68).
 */
export type Penalty = { "penalty": "days", 
/**
 * How many.
 */
days: number, } | { "penalty": "crew", 
/**
 * How many.
 */
crew: number, } | { "penalty": "goods", 
/**
 * How many blocks.
 */
goods: number, } | { "penalty": "fire", 
/**
 * The shots, in order.
 */
shots: Array<Hazard>, };

/**
 * Plating in place of exposed connectors (GX-20.3B.1).
 */
export type Plated = { 
/**
 * The tile.
 */
square: Square, 
/**
 * By side, clockwise from the front.
 */
sides: [boolean, boolean, boolean, boolean], };

/**
 * One seat.
 */
export type PlayerView = { 
/**
 * The number of the ship it builds or flies.
 */
ship: number, 
/**
 * Whether a tile is in hand.
 */
holding: boolean, 
/**
 * The tile in hand at tables with open hands; 0: none.
 */
hand: number, 
/**
 * The pile it looks at.
 */
looking: number | null, 
/**
 * The question it has to decide.
 */
question: Question | null, 
/**
 * When that runs out.
 */
until: Millis | null, 
/**
 * Credits, where they are public (GT-1.7).
 */
credits: number | null, 
/**
 * Loan tokens (GX-7.12).
 */
loans?: number, 
/**
 * Agrees to a pause.
 */
pause: boolean, 
/**
 * Has seen the receipt.
 */
ready: boolean, 
/**
 * Left the game for good.
 */
left: boolean, 
/**
 * Its support team (GX-19.3).
 */
team?: Array<Hired>, };

/**
 * What a viewer may ask.
 */
export type Query = { "ask": "film", 
/**
 * Place of the flight in the game, from zero.
 */
flight: number, };

/**
 * What a player has to decide.
 */
export type Question = { "question": "heading" } | { "question": "repair" } | { "question": "place_crew" } | { "question": "give_up" } | { "question": "power_engines" } | { "question": "power_cannons" } | { "question": "defend", 
/**
 * The meteor or shot.
 */
hazard: Hazard, 
/**
 * The sum of the dice.
 */
roll: number, 
/**
 * The tile that is lost otherwise.
 */
struck: Square, 
/**
 * The shields or cannons that help for one token.
 */
defences: Array<Square>, 
/**
 * The shields that help when boosted, for two tokens (GX-2.22).
 */
boosted: Array<Square>, } | { "question": "land", 
/**
 * Planets on which nobody has landed, counted from zero.
 */
free: Array<number>, } | { "question": "use_card" } | { "question": "take_reward" } | { "question": "load", 
/**
 * The new blocks.
 */
offered: Goods, 
/**
 * So many of the new blocks stay behind, the player's choice (GX-4.5).
 */
leave: number, 
/**
 * Furnaces that can refill a battery now, the emptiest one they are joined to (GX-2.46).
 */
furnaces: Array<Furnace>, } | { "question": "lose_crew", 
/**
 * How many.
 */
count: number, } | { "question": "lose_from_cabins", 
/**
 * All the cabins.
 */
cabins: Array<Square>, 
/**
 * The shared ones among them.
 */
shared: Array<Square>, 
/**
 * What takes the crew.
 */
cause: CabinLoss, } | { "question": "lose_goods", 
/**
 * The colour.
 */
colour: Colour, 
/**
 * How many.
 */
count: number, } | { "question": "lose_tokens", 
/**
 * How many.
 */
count: number, } | { "question": "keep_piece", 
/**
 * The pieces.
 */
pieces: Array<Array<Square>>, } | { "question": "jump" } | { "question": "wake" } | { "question": "diplomat" } | { "question": "choose_machination" } | { "question": "pay", 
/**
 * The price.
 */
credits: number, 
/**
 * The ship whose owner gets it; none: the bank.
 */
to: number | null, 
/**
 * What happens otherwise.
 */
instead: Instead, } | { "question": "customs", 
/**
 * Credits for each block.
 */
price: number, } | { "question": "eco_patrol", 
/**
 * Batteries with tokens.
 */
batteries: Array<Square>, 
/**
 * Credits for each battery.
 */
price: number, } | { "question": "system_test", 
/**
 * Components that could use power.
 */
components: Array<Square>, 
/**
 * Components for one token.
 */
each: number, } | { "question": "surrender", 
/**
 * The components.
 */
from: Array<Square>, } | { "question": "demand", 
/**
 * The ships ahead.
 */
of: Array<number>, } | { "question": "aim", 
/**
 * The ship.
 */
ship: number, 
/**
 * Its columns with components.
 */
columns: Array<number>, } | { "question": "choose_side" } | { "question": "sell", 
/**
 * Blocks at most.
 */
most: number, 
/**
 * Credits above the value of each.
 */
bonus: number, } | { "question": "lose_humans", 
/**
 * How many.
 */
count: number, } | { "question": "bid", 
/**
 * The least bid that is allowed.
 */
least: number, 
/**
 * The ship with the highest bid so far.
 */
highest: number | null, } | { "question": "thrust", 
/**
 * The meteor or shot.
 */
hazard: Hazard, 
/**
 * The line that is hit otherwise.
 */
roll: number, 
/**
 * What it does there.
 */
hit: Hit, 
/**
 * What thrusters can make of it.
 */
shifts: Array<Shift>, } | { "question": "crubots", 
/**
 * Stations that are not active.
 */
stations: Array<Square>, 
/**
 * The crew that is required, where a card asks for so many.
 */
needed: number | null, 
/**
 * Before an intruder comes: its way without crubots.
 */
ahead: Array<WalkStep>, 
/**
 * Before an intruder comes: its way with all these crubots.
 */
with_crubots: Array<WalkStep>, } | { "question": "evade", 
/**
 * The line in which it comes otherwise.
 */
line: number, 
/**
 * Its way then; empty: it misses.
 */
ahead: Array<WalkStep>, 
/**
 * What thrusters can make of it.
 */
evasions: Array<Evasion>, } | { "question": "keep_member" } | { "question": "draft_member" } | { "question": "use_members", 
/**
 * Which can be used.
 */
abilities: Array<Ability>, } | { "question": "undermine", 
/**
 * The ship.
 */
ship: number, } | { "question": "give_goods", 
/**
 * How many.
 */
count: number, } | { "question": "seal", 
/**
 * What the number means.
 */
what: Secret, } | { "question": "guess" } | { "question": "coordinates" } | { "question": "volley", 
/**
 * Rows that may be chosen, counted from zero.
 */
rows: Array<number>, 
/**
 * Ships that may be chosen.
 */
targets: Array<number>, } | { "question": "stop", 
/**
 * Boxes that are free and can be paid for, counted from zero.
 */
free: Array<number>, } | { "question": "fit", 
/**
 * The components that are laid out.
 */
tiles: Array<TileId>, } | { "question": "take_aboard", 
/**
 * How many may come.
 */
humans: number, 
/**
 * Whether the crew aboard may change cabins at the same time.
 */
rearrange: boolean, } | { "question": "recharge", 
/**
 * How many may be taken.
 */
tokens: number, } | { "question": "insurance", 
/**
 * What it costs.
 */
price: number, 
/**
 * The most that lost components cost then.
 */
most: number, } | { "question": "infected_goods", 
/**
 * Humans that they cost.
 */
humans: number, } | { "question": "vote_side" } | { "question": "pay_union", 
/**
 * Credits or blocks that are due.
 */
due: number, } | { "question": "roll_difficulty" } | { "question": "continue" };

/** The Rough Roads cards. */
export const ROADS: readonly RoadFacts[] = [{"road":"stiff_competition","construction":false,"intruders":false},{"road":"engine_envy","construction":false,"intruders":false},{"road":"space_junk","construction":false,"intruders":false},{"road":"deja_vu","construction":false,"intruders":false},{"road":"metal_fatigue","construction":false,"intruders":false},{"road":"cosmic_psychosis","construction":false,"intruders":false},{"road":"bum_batteries","construction":false,"intruders":false},{"road":"meteoric_inversion","construction":false,"intruders":false},{"road":"tough_trip","construction":false,"intruders":false},{"road":"remorseless_fate","construction":false,"intruders":false},{"road":"piercing_projectiles","construction":false,"intruders":false},{"road":"union_ship","construction":false,"intruders":false},{"road":"explosive_goods","construction":false,"intruders":false},{"road":"explosive_batteries","construction":false,"intruders":false},{"road":"infected_goods","construction":false,"intruders":false},{"road":"somersault","construction":true,"intruders":false},{"road":"defective_connectors","construction":true,"intruders":false},{"road":"made_to_order","construction":true,"intruders":false},{"road":"dead_zone","construction":true,"intruders":false},{"road":"nasty_surprise","construction":false,"intruders":false},{"road":"panic","construction":false,"intruders":false},{"road":"paranoid_locals","construction":false,"intruders":false},{"road":"big_baddies","construction":false,"intruders":false},{"road":"bad_luck","construction":false,"intruders":false},{"road":"personalized_cabins","construction":false,"intruders":false},{"road":"unguarded_airlocks","construction":false,"intruders":true},{"road":"hunting_season","construction":false,"intruders":true},{"road":"abandoned_debris","construction":false,"intruders":false}];

/**
 * The account of one ship after a flight.
 */
export type Receipt = { 
/**
 * The ship.
 */
ship: number, 
/**
 * Place among those who finished, from 1; none: gave up.
 */
place: number | null, 
/**
 * Credits gained from cards.
 */
earned: number, 
/**
 * Finishing bonus (GT-22.3).
 */
finishing: number, 
/**
 * Exposed connectors.
 */
exposed: number, 
/**
 * Bonus for the best-looking ship (GT-22.5).
 */
best_looking: number, 
/**
 * Class IA: bonus for a direction that no other finished ship has (GX-5.10).
 */
creativity: number, 
/**
 * Pay for luxury cabins (GX-2.4).
 */
luxury: number, 
/**
 * Pay for the manager (GX-2.65).
 */
manager: number, 
/**
 * What support team members earned: not their share of other lines (GX-20).
 */
members: number, 
/**
 * Goods aboard.
 */
goods: Goods, 
/**
 * What they sold for (GT-22.7, GT-21.3).
 */
sale: number, 
/**
 * Class IIA: what the goods of halves that left sold for (GX-6.31).
 */
sold_halves: number, 
/**
 * What the merchant got for them on top (GX-2.66).
 */
merchant: number, 
/**
 * Tiles in the lost pile.
 */
lost: number, 
/**
 * What they cost (GT-22.10, GT-22.11).
 */
penalty: number, 
/**
 * Components left in the order pile, a credit each: no lost components (GX-8.47).
 */
left_over: number, 
/**
 * What was paid of the penalty and for the order pile (GT-22.13).
 */
paid: number, 
/**
 * Credits paid to cards and other players in flight.
 */
spent: number, 
/**
 * Loans taken in flight, and for the penalty (GX-7.12, GX-7.15).
 */
loans_taken: number, 
/**
 * Loans repaid in flight (GX-7.13).
 */
loans_repaid: number, 
/**
 * Class IV: what insurance cost before the flight; 0: not insured (GX-16.6).
 */
insurance: number, };

/**
 * A Rough Roads card as the set-up page lists it.
 */
export type RoadFacts = { 
/**
 * The card.
 */
road: RoughRoad, 
/**
 * It plays a part while ships are built (GX-8.4).
 */
construction: boolean, 
/**
 * It is about intruders (GX-0.6).
 */
intruders: boolean, };

/**
 * Clockwise quarter turns of a tile, 0 to 3 (GT-5.13).
 */
export type Rotation = 0 | 1 | 2 | 3;

/**
 * A card of the Rough Roads deck.
 */
export type RoughRoad = "stiff_competition" | "engine_envy" | "space_junk" | "deja_vu" | "metal_fatigue" | "cosmic_psychosis" | "bum_batteries" | "meteoric_inversion" | "tough_trip" | "remorseless_fate" | "piercing_projectiles" | "union_ship" | "explosive_goods" | "explosive_batteries" | "infected_goods" | "somersault" | "defective_connectors" | "made_to_order" | "dead_zone" | "nasty_surprise" | "panic" | "paranoid_locals" | "big_baddies" | "bad_luck" | "personalized_cabins" | "unguarded_airlocks" | "hunting_season" | "abandoned_debris";

/**
 * A place at the table, counted from zero in seating order.
 */
export type Seat = number;

/**
 * What only one seat sees.
 */
export type SeatView = { 
/**
 * The tile in hand; 0: none.
 */
hand: number, 
/**
 * Whether the tile in hand was set aside before, so that it cannot go back.
 */
hand_was_set_aside: boolean, 
/**
 * Whether the tile in hand comes from the order pile, so that it goes back there (GX-8.46).
 */
hand_ordered?: boolean, 
/**
 * The cards of the pile that the seat looks at.
 */
pile: Array<CardId> | null, 
/**
 * Credits.
 */
credits: number, 
/**
 * Cards of Evil Machinations that are not used yet (GX-7.3).
 */
machinations?: Array<CardId>, 
/**
 * The one chosen for this flight, until the deck is built (GX-7.2).
 */
chosen?: CardId | null, 
/**
 * Components that may be dropped now, while engines are counted (GX-8.44).
 */
droppable?: Array<Square>, 
/**
 * The order given in advance.
 */
standing_order: StandingOrder | null, 
/**
 * Numbers of the ship while building, if the table shows them.
 */
own_counts: Counts | null, 
/**
 * Errors of the ship while building, if the table shows them.
 */
own_faults: Array<Fault>, 
/**
 * Where the tile in hand fits, if the table shows it.
 */
places: Array<LegalPlace>, 
/**
 * Where each component of the Star Depot fits, in the order of the question (GX-9.42).
 */
depot_places?: Array<Array<LegalPlace>>, 
/**
 * The ways in which an alien can move in with a component of the Star Depot (GX-9.43). A cyan one may have any
 * specialization that is left.
 */
depot_aliens?: Array<Fitting>, 
/**
 * Cabins in which aliens could live, while crew goes aboard or is rearranged (GT-14.8, GX-9.32).
 */
alien_cabins: Array<AlienCabin>, 
/**
 * Specializations that are left for a cyan alien, while crew goes aboard and at the Star Depot (GX-2.58).
 */
specializations?: Array<Specialization>, 
/**
 * Support team cards of which one is kept (GX-19.4).
 */
dealt?: Array<Member>, 
/**
 * The one that the seat keeps, until everybody has chosen.
 */
kept?: Member | null, };

/**
 * A number that a player chooses in secret; all chosen at the same time are shown together.
 */
export type Secret = "hidden_die" | "offer" | { "days": { 
/**
 * At most.
 */
most: number, } };

/**
 * What the host chooses. Modules of the expansions that are off are not written: the server keeps the set-up of each table in
 * several places. Fields with other defaults are always written, so that a stored table keeps its values.
 */
export type Setup = { 
/**
 * The flights, in order (GT-1.2, GT-25.1).
 */
flights: Array<FlightKind>, 
/**
 * How long building lasts.
 */
pace: Pace, 
/**
 * Seconds of one turn of the hourglass (GT-10.9, GT-31.52).
 */
hourglass_seconds: number, 
/**
 * Time limits of decisions in percent of those of GT-31; 0: no limits.
 */
limit_percent: number, 
/**
 * What builders are shown.
 */
aids: Aids, 
/**
 * Errors are refused when a tile is placed (GT-6.19).
 */
strict_placement: boolean, 
/**
 * Tiles in hand are public (GT-5.16).
 */
open_hands: boolean, 
/**
 * Credits are public (GT-1.7).
 */
open_credits: boolean, 
/**
 * Several players may look at one pile (GT-9.7).
 */
shared_looking: boolean, 
/**
 * The table turns the hourglass when nobody acts (GT-31.47).
 */
turn_when_idle: boolean, 
/**
 * The piles keep their order (GT-25.6).
 */
visions: boolean, 
/**
 * With everybody's agreement the last decision in flight is taken back (GT-31.37).
 */
rollback: boolean, 
/**
 * The team game (GT-25.9).
 */
teams: Teams, 
/**
 * The rules for five players with fewer (GX-4.24).
 */
fifth_wheel?: boolean, 
/**
 * The components and cyan aliens of the Big Expansion (GX-1, GX-2).
 */
new_technologies?: boolean, 
/**
 * Evil Machinations: secret cards of the players, and loans (GX-7).
 */
evil_machinations?: boolean, 
/**
 * The components of Another Big Expansion (GX-12, GX-13).
 */
second_box_components?: boolean, 
/**
 * Intruders in the decks (GX-18).
 */
intruders?: boolean, 
/**
 * The support team of Another Big Expansion (GX-19).
 */
support_team?: SupportTeam, 
/**
 * How long a fire drill locks the other builders, in seconds (GX-20.13B.2).
 */
fire_drill_seconds: number, 
/**
 * The six bonus cards (GX-9).
 */
bonus_cards?: boolean, 
/**
 * The new adventure cards of Another Big Expansion (GX-17).
 */
new_adventures?: boolean, 
/**
 * Rough Roads cards drawn for each flight; 0: none (GX-8.1).
 */
rough_roads?: number, 
/**
 * The handicap variant: how many of them apply to each seat; none: all to everybody (GX-8.5).
 */
rough_roads_by_seat?: Array<number>, 
/**
 * Rough Roads cards that stay in the box (GX-8.23).
 */
rough_roads_removed: Array<RoughRoad>, 
/**
 * Dice that choose the difficulty before the game; 0: none (GX-10.2).
 */
difficulty_dice?: number, 
/**
 * Goods blocks of the bank (GT-2.9).
 */
bank: Goods, 
/**
 * The content hash of corrected data files; empty: the shipped values (GX-0.30).
 */
data: string, };

/**
 * What a thruster makes of a hit (GX-13.8).
 */
export type Shift = { 
/**
 * The thruster; another one that points to the same side does the same.
 */
thruster: Square, 
/**
 * Where it points.
 */
to: Side, 
/**
 * The line that is hit then.
 */
line: number, 
/**
 * What the hazard does there.
 */
hit: Hit, };

/**
 * A class of ship.
 */
export type ShipClass = "I" | "II" | "III" | "IIIA" | "IIB" | "IIIB" | "IA" | "IIA" | "IV";

/**
 * A ship.
 */
export type ShipView = { 
/**
 * By square number: 0 empty, otherwise 4 × tile + quarter turns.
 */
cells: Array<number>, 
/**
 * By square number. Cabin: 1 or 2 humans, 3 brown, 4 purple, 5 cyan alien. Stasis chamber: sleepers. Battery: tokens.
 * Hold: red + 4 yellow + 16 green + 64 blue; a battery-and-hold has its tokens in place of the red blocks. Empty until the
 * launch.
 */
contents: Array<number>, 
/**
 * Tiles set aside; 0: none.
 */
set_aside: Array<number>, 
/**
 * The number tile.
 */
number: number | null, 
/**
 * The square of the last tile while it is not fixed.
 */
unfixed: Square | null, 
/**
 * Tiles in the lost pile.
 */
lost: number, 
/**
 * Errors, at the check.
 */
faults: Array<Fault>, 
/**
 * Class IA: the quarter turns by which its board was turned, once the direction is fixed (GX-5.8).
 */
heading?: Rotation | null, 
/**
 * Class IV: the upper and the lower part of its board, counted from zero (GX-16.1).
 */
parts?: [number, number] | null, 
/**
 * Class IV: whether insurance was bought (GX-16.5).
 */
insured?: boolean, 
/**
 * Absolute position of the rocket, from the launch on (GT-14.1).
 */
position: number | null, 
/**
 * Why it is no longer in flight.
 */
gave_up: GaveUpBecause | null, 
/**
 * Whether it is in hyperspace (GX-2.33).
 */
hyperspace?: boolean, 
/**
 * Class IIA: halves in hyperspace; their tiles are shown and do not count (GX-6.24).
 */
away?: Array<Half>, 
/**
 * What its cyan alien is good at (GX-2.58).
 */
specialization?: Specialization | null, 
/**
 * Credits gained from cards in this flight.
 */
earned: number, 
/**
 * Credits paid in this flight.
 */
spent?: number, 
/**
 * Its numbers, in flight.
 */
counts: Counts | null, 
/**
 * Tokens of support team members on it (GX-20).
 */
fittings?: Fittings | null, 
/**
 * Abilities that its owner may use in this flight (GX-19.2).
 */
abilities?: Array<Ability>, 
/**
 * Planner B: squares marked with a blue block, a red block, a human, an alien and a token (GX-20.11B.1).
 */
marks?: [Square | null, Square | null, Square | null, Square | null, Square | null] | null, 
/**
 * How many of the Rough Roads cards apply to it (GX-8.5).
 */
rough_roads?: number, 
/**
 * Squares on which nothing works (GX-8.49a).
 */
dead?: Array<Square>, 
/**
 * Tiles of the order pile, while ships are built (GX-8.46).
 */
order_pile?: Array<number>, 
/**
 * Whether it flies the other way round (GX-8.43b).
 */
turned_round?: boolean, };

/**
 * A side of a ship or a tile (GT-0.3), clockwise from the front.
 */
export type Side = "front" | "right" | "rear" | "left";

/**
 * How big a meteor is; cannon fire is heavy when large, light when small.
 */
export type Size = "small" | "large";

/**
 * A specialization card of a cyan alien. Each exists once (GX-1.2, GX-2.58).
 */
export type Specialization = "lawyer" | "manager" | "merchant" | "techie" | "diplomat" | "bodyguard";

/**
 * A place of the grid: `row * 10 + column`, both counted from zero, from the front and from the left.
 */
export type Square = number;

/**
 * Where the game stands.
 */
export type StageName = "before_building" | "before_check" | "after_check" | "countdown" | "building" | "claim" | "check" | "crew" | "insurance" | "flight" | "receipt" | "over";

/**
 * What a player orders in advance for the card that is being played (GT-31.16).
 */
export type StandingOrder = { "order": "pass" } | { "order": "accept" } | { "order": "land", 
/**
 * In order of preference.
 */
planets: Array<number>, } | { "order": "power", 
/**
 * How many at most.
 */
doubles: number, };

/**
 * Whether players have a support team (GX-19).
 */
export type SupportTeam = "off" | "dealt" | "draft";

/** All tiles, by number minus one. */
export const TILES: readonly Tile[] = [{"number":1,"name":"battery2-01","kind":"battery","cells":2,"sides":[0,0,0,3]},{"number":2,"name":"battery2-01","kind":"battery","cells":2,"sides":[0,0,0,3]},{"number":3,"name":"battery2-02","kind":"battery","cells":2,"sides":[0,0,1,3]},{"number":4,"name":"battery2-03","kind":"battery","cells":2,"sides":[0,3,0,3]},{"number":5,"name":"battery2-04","kind":"battery","cells":2,"sides":[1,1,1,3]},{"number":6,"name":"battery2-05","kind":"battery","cells":2,"sides":[1,2,0,3]},{"number":7,"name":"battery2-06","kind":"battery","cells":2,"sides":[2,0,0,3]},{"number":8,"name":"battery2-07","kind":"battery","cells":2,"sides":[2,1,0,3]},{"number":9,"name":"battery2-08","kind":"battery","cells":2,"sides":[2,2,2,3]},{"number":10,"name":"battery3-01","kind":"battery","cells":3,"sides":[0,2,0,1]},{"number":11,"name":"battery3-02","kind":"battery","cells":3,"sides":[1,0,0,1]},{"number":12,"name":"battery3-03","kind":"battery","cells":3,"sides":[2,0,0,1]},{"number":13,"name":"battery3-04","kind":"battery","cells":3,"sides":[0,0,0,2]},{"number":14,"name":"battery3-05","kind":"battery","cells":3,"sides":[1,0,0,2]},{"number":15,"name":"battery3-06","kind":"battery","cells":3,"sides":[2,1,0,2]},{"number":16,"name":"cargo2-01","kind":"hold","containers":2,"sides":[0,0,0,3]},{"number":17,"name":"cargo2-01","kind":"hold","containers":2,"sides":[0,0,0,3]},{"number":18,"name":"cargo2-02","kind":"hold","containers":2,"sides":[0,1,0,3]},{"number":19,"name":"cargo2-03","kind":"hold","containers":2,"sides":[0,1,2,3]},{"number":20,"name":"cargo2-04","kind":"hold","containers":2,"sides":[0,2,0,3]},{"number":21,"name":"cargo2-05","kind":"hold","containers":2,"sides":[0,2,1,3]},{"number":22,"name":"cargo2-06","kind":"hold","containers":2,"sides":[1,2,1,3]},{"number":23,"name":"cargo2-07","kind":"hold","containers":2,"sides":[2,1,2,3]},{"number":24,"name":"cargo2-08","kind":"hold","containers":2,"sides":[3,0,0,3]},{"number":25,"name":"cargo3-01","kind":"hold","containers":3,"sides":[0,0,0,1]},{"number":26,"name":"cargo3-02","kind":"hold","containers":3,"sides":[0,1,0,1]},{"number":27,"name":"cargo3-03","kind":"hold","containers":3,"sides":[0,0,0,2]},{"number":28,"name":"cargo3-04","kind":"hold","containers":3,"sides":[0,1,0,2]},{"number":29,"name":"cargo3-04","kind":"hold","containers":3,"sides":[0,1,0,2]},{"number":30,"name":"cargo3-05","kind":"hold","containers":3,"sides":[0,2,0,2]},{"number":31,"name":"start-blue","kind":"starting_cabin","sides":[3,3,3,3]},{"number":32,"name":"start-green","kind":"starting_cabin","sides":[3,3,3,3]},{"number":33,"name":"start-yellow","kind":"starting_cabin","sides":[3,3,3,3]},{"number":34,"name":"start-red","kind":"starting_cabin","sides":[3,3,3,3]},{"number":35,"name":"cabin-01","kind":"cabin","sides":[2,1,2,1]},{"number":36,"name":"cabin-01","kind":"cabin","sides":[2,1,2,1]},{"number":37,"name":"cabin-02","kind":"cabin","sides":[1,2,0,2]},{"number":38,"name":"cabin-03","kind":"cabin","sides":[2,1,2,2]},{"number":39,"name":"cabin-04","kind":"cabin","sides":[0,0,1,3]},{"number":40,"name":"cabin-05","kind":"cabin","sides":[0,1,0,3]},{"number":41,"name":"cabin-06","kind":"cabin","sides":[0,1,1,3]},{"number":42,"name":"cabin-07","kind":"cabin","sides":[0,1,2,3]},{"number":43,"name":"cabin-08","kind":"cabin","sides":[1,0,1,3]},{"number":44,"name":"cabin-09","kind":"cabin","sides":[1,0,2,3]},{"number":45,"name":"cabin-10","kind":"cabin","sides":[2,0,0,3]},{"number":46,"name":"cabin-11","kind":"cabin","sides":[2,0,2,3]},{"number":47,"name":"cabin-12","kind":"cabin","sides":[2,2,0,3]},{"number":48,"name":"cabin-13","kind":"cabin","sides":[2,1,0,1]},{"number":49,"name":"struct-01","kind":"structural","sides":[1,3,0,3]},{"number":50,"name":"struct-02","kind":"structural","sides":[1,3,1,3]},{"number":51,"name":"struct-03","kind":"structural","sides":[1,3,2,3]},{"number":52,"name":"struct-04","kind":"structural","sides":[2,3,0,3]},{"number":53,"name":"struct-05","kind":"structural","sides":[3,1,2,3]},{"number":54,"name":"struct-06","kind":"structural","sides":[3,2,0,3]},{"number":55,"name":"cabin-14","kind":"cabin","sides":[1,2,1,1]},{"number":56,"name":"special1-01","kind":"special_hold","containers":1,"sides":[0,2,1,3]},{"number":57,"name":"special1-02","kind":"special_hold","containers":1,"sides":[0,3,0,3]},{"number":58,"name":"special1-03","kind":"special_hold","containers":1,"sides":[1,1,1,3]},{"number":59,"name":"special1-04","kind":"special_hold","containers":1,"sides":[2,1,0,3]},{"number":60,"name":"special1-05","kind":"special_hold","containers":1,"sides":[2,2,2,3]},{"number":61,"name":"special2-01","kind":"special_hold","containers":2,"sides":[0,0,0,1]},{"number":62,"name":"special2-02","kind":"special_hold","containers":2,"sides":[0,2,0,1]},{"number":63,"name":"special2-03","kind":"special_hold","containers":2,"sides":[0,0,0,2]},{"number":64,"name":"engine1-01","kind":"engine","sides":[0,3,0,0]},{"number":65,"name":"engine1-01","kind":"engine","sides":[0,3,0,0]},{"number":66,"name":"engine1-02","kind":"engine","sides":[1,0,0,0]},{"number":67,"name":"engine1-03","kind":"engine","sides":[1,1,0,0]},{"number":68,"name":"engine1-04","kind":"engine","sides":[2,0,0,0]},{"number":69,"name":"engine1-04","kind":"engine","sides":[2,0,0,0]},{"number":70,"name":"engine1-05","kind":"engine","sides":[2,3,0,0]},{"number":71,"name":"engine1-06","kind":"engine","sides":[3,2,0,0]},{"number":72,"name":"engine1-07","kind":"engine","sides":[0,3,0,1]},{"number":73,"name":"engine1-08","kind":"engine","sides":[3,0,0,1]},{"number":74,"name":"engine1-09","kind":"engine","sides":[1,2,0,2]},{"number":75,"name":"engine1-10","kind":"engine","sides":[2,0,0,2]},{"number":76,"name":"engine1-11","kind":"engine","sides":[3,1,0,2]},{"number":77,"name":"engine1-12","kind":"engine","sides":[0,0,0,3]},{"number":78,"name":"engine1-12","kind":"engine","sides":[0,0,0,3]},{"number":79,"name":"engine1-13","kind":"engine","sides":[0,2,0,3]},{"number":80,"name":"engine1-14","kind":"engine","sides":[1,0,0,3]},{"number":81,"name":"engine2-01","kind":"double_engine","sides":[1,0,0,0]},{"number":82,"name":"engine2-02","kind":"double_engine","sides":[1,3,0,0]},{"number":83,"name":"engine2-03","kind":"double_engine","sides":[2,0,0,0]},{"number":84,"name":"engine2-04","kind":"double_engine","sides":[1,1,0,1]},{"number":85,"name":"engine2-05","kind":"double_engine","sides":[2,2,0,2]},{"number":86,"name":"engine2-06","kind":"double_engine","sides":[0,3,0,3]},{"number":87,"name":"engine2-07","kind":"double_engine","sides":[2,0,0,3]},{"number":88,"name":"cannon1-01","kind":"cannon","sides":[0,0,1,0]},{"number":89,"name":"cannon1-01","kind":"cannon","sides":[0,0,1,0]},{"number":90,"name":"cannon1-02","kind":"cannon","sides":[0,0,2,0]},{"number":91,"name":"cannon1-02","kind":"cannon","sides":[0,0,2,0]},{"number":92,"name":"cannon1-03","kind":"cannon","sides":[0,1,2,0]},{"number":93,"name":"cannon1-04","kind":"cannon","sides":[0,2,1,0]},{"number":94,"name":"cannon1-05","kind":"cannon","sides":[0,2,3,0]},{"number":95,"name":"cannon1-06","kind":"cannon","sides":[0,3,0,0]},{"number":96,"name":"cannon1-06","kind":"cannon","sides":[0,3,0,0]},{"number":97,"name":"cannon1-07","kind":"cannon","sides":[0,3,1,0]},{"number":98,"name":"cannon1-08","kind":"cannon","sides":[0,0,2,1]},{"number":99,"name":"cannon1-09","kind":"cannon","sides":[0,0,3,1]},{"number":100,"name":"cannon1-10","kind":"cannon","sides":[0,1,1,1]},{"number":101,"name":"cannon1-11","kind":"cannon","sides":[0,2,0,1]},{"number":102,"name":"cannon1-12","kind":"cannon","sides":[0,2,3,1]},{"number":103,"name":"cannon1-13","kind":"cannon","sides":[0,0,1,2]},{"number":104,"name":"cannon1-14","kind":"cannon","sides":[0,1,3,2]},{"number":105,"name":"cannon1-15","kind":"cannon","sides":[0,2,2,2]},{"number":106,"name":"cannon1-16","kind":"cannon","sides":[0,3,0,2]},{"number":107,"name":"cannon1-17","kind":"cannon","sides":[0,0,0,3]},{"number":108,"name":"cannon1-17","kind":"cannon","sides":[0,0,0,3]},{"number":109,"name":"cabin-15","kind":"cabin","sides":[0,2,0,3]},{"number":110,"name":"struct-07","kind":"structural","sides":[3,3,0,1]},{"number":111,"name":"struct-08","kind":"structural","sides":[3,2,2,3]},{"number":112,"name":"special1-06","kind":"special_hold","containers":1,"sides":[3,0,0,3]},{"number":113,"name":"engine1-15","kind":"engine","sides":[2,1,0,1]},{"number":114,"name":"life-purple-01","kind":"life_support","alien":"purple","sides":[0,0,2,3]},{"number":115,"name":"shield-01","kind":"shield","sides":[1,2,1,2]},{"number":116,"name":"shield-02","kind":"shield","sides":[0,0,1,3]},{"number":117,"name":"shield-03","kind":"shield","sides":[0,2,2,3]},{"number":118,"name":"engine1-02","kind":"engine","sides":[1,0,0,0]},{"number":119,"name":"life-brown-01","kind":"life_support","alien":"brown","sides":[0,0,0,3]},{"number":120,"name":"shield-04","kind":"shield","sides":[0,2,2,2]},{"number":121,"name":"cannon1-18","kind":"cannon","sides":[0,0,2,3]},{"number":122,"name":"cannon1-19","kind":"cannon","sides":[0,1,0,3]},{"number":123,"name":"cannon2-01","kind":"double_cannon","sides":[0,0,1,0]},{"number":124,"name":"cannon2-02","kind":"double_cannon","sides":[0,0,2,0]},{"number":125,"name":"cannon2-03","kind":"double_cannon","sides":[0,1,3,0]},{"number":126,"name":"cannon2-04","kind":"double_cannon","sides":[0,3,2,0]},{"number":127,"name":"cannon2-05","kind":"double_cannon","sides":[0,1,2,1]},{"number":128,"name":"cannon2-06","kind":"double_cannon","sides":[0,0,3,2]},{"number":129,"name":"cannon2-07","kind":"double_cannon","sides":[0,2,1,2]},{"number":130,"name":"cannon2-08","kind":"double_cannon","sides":[0,0,1,3]},{"number":131,"name":"life-brown-02","kind":"life_support","alien":"brown","sides":[1,1,0,1]},{"number":132,"name":"life-brown-03","kind":"life_support","alien":"brown","sides":[2,1,0,1]},{"number":133,"name":"life-brown-04","kind":"life_support","alien":"brown","sides":[0,0,1,3]},{"number":134,"name":"life-brown-05","kind":"life_support","alien":"brown","sides":[0,2,0,3]},{"number":135,"name":"life-brown-06","kind":"life_support","alien":"brown","sides":[1,0,0,3]},{"number":136,"name":"life-purple-02","kind":"life_support","alien":"purple","sides":[1,2,0,2]},{"number":137,"name":"life-purple-03","kind":"life_support","alien":"purple","sides":[2,2,0,2]},{"number":138,"name":"life-purple-04","kind":"life_support","alien":"purple","sides":[0,0,0,3]},{"number":139,"name":"life-purple-05","kind":"life_support","alien":"purple","sides":[0,1,0,3]},{"number":140,"name":"life-purple-06","kind":"life_support","alien":"purple","sides":[2,0,0,3]},{"number":141,"name":"shield-05","kind":"shield","sides":[0,1,3,1]},{"number":142,"name":"shield-06","kind":"shield","sides":[1,0,1,1]},{"number":143,"name":"shield-07","kind":"shield","sides":[2,1,2,1]},{"number":144,"name":"shield-08","kind":"shield","sides":[0,0,3,2]},{"number":145,"name":"start-orange","kind":"starting_cabin","sides":[3,3,3,3]},{"number":146,"name":"luxury-01","kind":"luxury_cabin","sides":[0,1,2,3]},{"number":147,"name":"luxury-02","kind":"luxury_cabin","sides":[0,0,1,3]},{"number":148,"name":"luxury-03","kind":"luxury_cabin","sides":[1,2,1,0]},{"number":149,"name":"luxury-04","kind":"luxury_cabin","sides":[2,1,2,0]},{"number":150,"name":"stasis-01","kind":"stasis_chamber","sides":[0,3,0,1]},{"number":151,"name":"stasis-02","kind":"stasis_chamber","sides":[0,3,0,2]},{"number":152,"name":"cannon-both-01","kind":"bidirectional_cannon","sides":[0,0,3,1]},{"number":153,"name":"cannon-both-02","kind":"bidirectional_cannon","sides":[0,0,2,3]},{"number":154,"name":"engine-cannon-01","kind":"engine_cannon","sides":[0,1,0,3]},{"number":155,"name":"engine-cannon-02","kind":"engine_cannon","sides":[0,3,0,2]},{"number":156,"name":"cargo-mixed-01","kind":"mixed_hold","special":1,"normal":2,"sides":[0,1,0,2]},{"number":157,"name":"battery-cargo-01","kind":"battery_hold","cells":2,"containers":2,"sides":[0,1,0,2]},{"number":158,"name":"battery-cargo-02","kind":"battery_hold","cells":2,"containers":1,"sides":[0,3,0,1]},{"number":159,"name":"life-cyan-01","kind":"life_support","alien":"cyan","sides":[2,0,0,1]},{"number":160,"name":"life-cyan-02","kind":"life_support","alien":"cyan","sides":[1,2,1,2]},{"number":161,"name":"life-cyan-03","kind":"life_support","alien":"cyan","sides":[0,3,0,2]},{"number":162,"name":"life-cyan-04","kind":"life_support","alien":"cyan","sides":[0,0,2,1]},{"number":163,"name":"life-cyan-05","kind":"life_support","alien":"cyan","sides":[0,1,0,3]},{"number":164,"name":"life-cyan-06","kind":"life_support","alien":"cyan","sides":[0,0,0,3]},{"number":165,"name":"shield-booster-01","kind":"shield_booster","sides":[3,0,1,0]},{"number":166,"name":"shield-booster-02","kind":"shield_booster","sides":[3,0,2,0]},{"number":167,"name":"shield-booster-03","kind":"shield_booster","sides":[1,2,1,0]},{"number":168,"name":"shield-booster-04","kind":"shield_booster","sides":[2,1,2,0]},{"number":169,"name":"cannon-booster-01","kind":"cannon_booster","sides":[3,0,0,1]},{"number":170,"name":"cannon-booster-02","kind":"cannon_booster","sides":[3,0,0,2]},{"number":171,"name":"cannon-booster-03","kind":"cannon_booster","sides":[1,1,2,0]},{"number":172,"name":"cannon-booster-04","kind":"cannon_booster","sides":[2,2,1,0]},{"number":173,"name":"engine-booster-01","kind":"engine_booster","sides":[3,1,0,0]},{"number":174,"name":"engine-booster-02","kind":"engine_booster","sides":[3,2,0,0]},{"number":175,"name":"engine-booster-03","kind":"engine_booster","sides":[1,2,0,2]},{"number":176,"name":"engine-booster-04","kind":"engine_booster","sides":[2,1,0,1]},{"number":177,"name":"furnace-01","kind":"reactor_furnace","sides":[3,0,1,2]},{"number":178,"name":"furnace-02","kind":"reactor_furnace","sides":[3,0,2,1]},{"number":179,"name":"furnace-03","kind":"reactor_furnace","sides":[1,0,1,0]},{"number":180,"name":"furnace-04","kind":"reactor_furnace","sides":[2,0,2,0]},{"number":181,"name":"plating-01","kind":"plating","sides":[0,0,1,0]},{"number":182,"name":"plating-02","kind":"plating","sides":[0,0,2,0]},{"number":183,"name":"plating-03","kind":"plating","sides":[0,0,3,0]},{"number":184,"name":"plating-04","kind":"plating","sides":[0,1,2,0]},{"number":185,"name":"plating-05","kind":"plating","sides":[0,2,1,0]},{"number":186,"name":"plating-06","kind":"plating","sides":[0,3,0,3]},{"number":187,"name":"router-01","kind":"router","sides":[0,2,2,3]},{"number":188,"name":"router-02","kind":"router","sides":[1,3,1,2]},{"number":189,"name":"router-03","kind":"router","sides":[0,3,1,1]},{"number":190,"name":"router-04","kind":"router","sides":[2,3,2,1]},{"number":191,"name":"laser-01","kind":"anti_personnel_laser","sides":[0,1,1,3]},{"number":192,"name":"laser-02","kind":"anti_personnel_laser","sides":[2,1,1,1]},{"number":193,"name":"laser-03","kind":"anti_personnel_laser","sides":[1,2,2,2]},{"number":194,"name":"laser-04","kind":"anti_personnel_laser","sides":[0,2,2,3]},{"number":195,"name":"laser-05","kind":"anti_personnel_laser","sides":[0,1,2,1]},{"number":196,"name":"laser-06","kind":"anti_personnel_laser","sides":[0,2,1,2]},{"number":197,"name":"laser-07","kind":"anti_personnel_laser","sides":[0,1,3,2]},{"number":198,"name":"laser-08","kind":"anti_personnel_laser","sides":[0,3,0,2]},{"number":199,"name":"laser-09","kind":"anti_personnel_laser","sides":[0,3,1,0]},{"number":200,"name":"laser-10","kind":"anti_personnel_laser","sides":[0,3,0,0]},{"number":201,"name":"life-purple-cyan-01","kind":"mixed_life_support","aliens":["purple","cyan"],"sides":[0,1,0,0]},{"number":202,"name":"life-brown-cyan-01","kind":"mixed_life_support","aliens":["brown","cyan"],"sides":[0,2,0,0]},{"number":203,"name":"crubots-01","kind":"crubot_station","sides":[3,0,1,0]},{"number":204,"name":"crubots-02","kind":"crubot_station","sides":[3,0,2,0]},{"number":205,"name":"crubots-03","kind":"crubot_station","sides":[1,2,1,0]},{"number":206,"name":"crubots-04","kind":"crubot_station","sides":[2,1,2,0]},{"number":207,"name":"cargo-plated-01","kind":"plated_hold","containers":1,"sides":[0,0,1,0]},{"number":208,"name":"cargo-plated-02","kind":"plated_hold","containers":1,"sides":[0,0,2,0]},{"number":209,"name":"cargo-plated-03","kind":"plated_hold","containers":1,"sides":[0,0,3,0]},{"number":210,"name":"solar-01","kind":"solar_panel","sides":[3,0,0,0]},{"number":211,"name":"solar-02","kind":"solar_panel","sides":[3,0,1,0]},{"number":212,"name":"solar-03","kind":"solar_panel","sides":[3,0,2,0]},{"number":213,"name":"solar-04","kind":"solar_panel","sides":[1,2,1,2]},{"number":214,"name":"solar-05","kind":"solar_panel","sides":[2,1,2,1]},{"number":215,"name":"armory-01","kind":"armory","sides":[3,1,0,0]},{"number":216,"name":"armory-02","kind":"armory","sides":[3,2,0,0]},{"number":217,"name":"armory-03","kind":"armory","sides":[1,1,2,0]},{"number":218,"name":"armory-04","kind":"armory","sides":[2,2,1,0]},{"number":219,"name":"thruster-01","kind":"thruster","nozzles":["front","right"],"sides":[0,0,3,0]},{"number":220,"name":"thruster-02","kind":"thruster","nozzles":["front","right"],"sides":[0,0,0,3]},{"number":221,"name":"thruster-03","kind":"thruster","nozzles":["front","right"],"sides":[0,0,3,1]},{"number":222,"name":"thruster-04","kind":"thruster","nozzles":["front","right"],"sides":[0,0,3,2]},{"number":223,"name":"thruster-05","kind":"thruster","nozzles":["front","right"],"sides":[0,0,1,2]},{"number":224,"name":"thruster-06","kind":"thruster","nozzles":["front","right"],"sides":[0,0,2,1]},{"number":225,"name":"thruster-07","kind":"thruster","nozzles":["right","left"],"sides":[3,0,1,0]},{"number":226,"name":"thruster-08","kind":"thruster","nozzles":["right","left"],"sides":[3,0,2,0]},{"number":227,"name":"thruster-09","kind":"thruster","nozzles":["right","left"],"sides":[1,0,2,0]},{"number":228,"name":"thruster-10","kind":"thruster","nozzles":["right","left"],"sides":[3,0,0,0]}];

/**
 * Whether partners play together (GT-25.9).
 */
export type Teams = "none" | "partners" | "experts";

/**
 * A thruster that is fired, and the side of the ship to which the fired nozzle points (GX-13.8).
 */
export type Thrust = { 
/**
 * The thruster.
 */
thruster: Square, 
/**
 * The side.
 */
to: Side, };

/**
 * What is printed on a tile.
 */
export type Tile = { 
/**
 * Its number in appendix A.
 */
number: number, 
/**
 * Its name in files; tiles that look the same share it.
 */
name: string, 
/**
 * Front, right, rear, left: 0 smooth, 1 single, 2 double, 3 universal (GT-2.3).
 */
sides: [number, number, number, number], } & ({ "kind": "starting_cabin" } | { "kind": "cabin" } | { "kind": "engine" } | { "kind": "double_engine" } | { "kind": "cannon" } | { "kind": "double_cannon" } | { "kind": "battery", 
/**
 * How many.
 */
cells: number, } | { "kind": "shield" } | { "kind": "hold", 
/**
 * How many.
 */
containers: number, } | { "kind": "special_hold", 
/**
 * How many.
 */
containers: number, } | { "kind": "structural" } | { "kind": "life_support", 
/**
 * Of this colour.
 */
alien: Alien, } | { "kind": "luxury_cabin" } | { "kind": "stasis_chamber" } | { "kind": "bidirectional_cannon" } | { "kind": "engine_cannon" } | { "kind": "mixed_hold", 
/**
 * For all goods.
 */
special: number, 
/**
 * For goods that are not red.
 */
normal: number, } | { "kind": "battery_hold", 
/**
 * How many cells.
 */
cells: number, 
/**
 * How many containers.
 */
containers: number, } | { "kind": "shield_booster" } | { "kind": "cannon_booster" } | { "kind": "engine_booster" } | { "kind": "reactor_furnace" } | { "kind": "plating" } | { "kind": "solar_panel" } | { "kind": "thruster", 
/**
 * The two sides it points to, unturned.
 */
nozzles: [Side, Side], } | { "kind": "router" } | { "kind": "mixed_life_support", 
/**
 * The colours.
 */
aliens: [Alien, Alien], } | { "kind": "crubot_station" } | { "kind": "anti_personnel_laser" } | { "kind": "armory" } | { "kind": "plated_hold", 
/**
 * How many.
 */
containers: number, });

/**
 * A tile's number in appendix A, from 1. Two tiles may look the same.
 */
export type TileId = number;

/**
 * What everybody sees.
 */
export type View = { 
/**
 * What the host chose and, once they are rolled, what the dice of the difficulty made of it.
 */
setup: Setup, 
/**
 * The flight.
 */
flight: FlightView, 
/**
 * Where the game stands.
 */
stage: StageName, 
/**
 * When building starts or started.
 */
go: Millis | null, 
/**
 * Until when number tiles may be claimed.
 */
claim_until: Millis | null, 
/**
 * The hourglass.
 */
hourglass: Hourglass | null, 
/**
 * Who handles the hourglass.
 */
handler: Seat, 
/**
 * Face-down tiles.
 */
face_down: number, 
/**
 * Face-up tiles by place; 0: an empty place.
 */
face_up: Array<number>, 
/**
 * Number tiles nobody has.
 */
numbers: Array<number>, 
/**
 * Who looks at each pile.
 */
piles: Array<Array<Seat>>, 
/**
 * The seats.
 */
players: Array<PlayerView>, 
/**
 * The ships, by number.
 */
ships: Array<ShipView>, 
/**
 * Ships in flight, the leader first.
 */
order: Array<number>, 
/**
 * The card that is being played.
 */
card: CardId | null, 
/**
 * Cards revealed in this flight.
 */
revealed: Array<CardId>, 
/**
 * Cards of the deck.
 */
deck: number, 
/**
 * The Rough Roads cards of this flight, in the order in which they were drawn (GX-8.2).
 */
rough_roads?: Array<RoughRoad>, 
/**
 * The printed number of the column in which nothing works (GX-8.49).
 */
dead_column?: number | null, 
/**
 * The dice that chose the difficulty, once they are rolled (GX-10.2).
 */
difficulty?: Array<DifficultyDie>, 
/**
 * Cards so far that will be flown through again (GX-8.20).
 */
again?: number, 
/**
 * What Big Baddies adds to the enemy on the table.
 */
enemy_bonus?: number, 
/**
 * Goods of the bank.
 */
bank: Goods | null, 
/**
 * Receipts of the flights that are over.
 */
receipts: Array<Array<Receipt>>, 
/**
 * Who agrees to take the last decision back; none: nothing can be taken back (GT-31.37).
 */
rollback: Array<Seat> | null, 
/**
 * Whether the game is paused.
 */
paused: boolean, 
/**
 * Support team cards laid out for the draft (GX-19.10).
 */
draft?: Array<Member>, 
/**
 * Who called a fire drill in this flight, and until when it lasts (GX-20.13B.1).
 */
fire_drill?: [Seat, Millis] | null, };

/**
 * Why an intruder stops (GX-18.15).
 */
export type WalkEnd = "turned_away" | "defeated" | "left";

/**
 * One step of an intruder, with the reasons for it.
 */
export type WalkStep = { 
/**
 * The rule by which it turns.
 */
hand: Hand, 
/**
 * The step, from 1: the component of entry (GX-18.8).
 */
number: number, 
/**
 * Where it is now.
 */
square: Square, 
/**
 * The direction in which it came (GX-18.10, GX-18.13).
 */
heading: Side, 
/**
 * Sides that it tried before and that are not joined (GX-18.9, GX-18.11).
 */
tried: Array<Side>, 
/**
 * Nothing was joined: it stayed where it was (GX-18.16).
 */
stayed: boolean, 
/**
 * What defends the component (GX-18.4).
 */
defence: Defence | null, 
/**
 * What it devours here (GX-18.20).
 */
devoured: Devoured, 
/**
 * It lays a charge here (GX-18.26).
 */
charge: boolean, 
/**
 * Why it stops here; none: it walks on.
 */
end: WalkEnd | null, };
