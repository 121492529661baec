/** Words of the page for those who walk for the first time. */
export const firstCamino = {
  title: "Your first Camino – Vieira",
  description:
    "What an albergue is, where the credencial and its stamps come from, when to go, what to pack, how bags are carried, how to walk safely, and how to get to the start and home.",
  heading: "Your first Camino",
  lead: "What those who have walked before take for granted, in a few words.",
  contents: "On this page",
  albergue: {
    heading: "Albergues",
    first:
      "An albergue is a hostel for pilgrims: bunk beds in shared rooms, shared showers, often a kitchen and somewhere to wash clothes. In France the like is called a gîte d’étape.",
    second:
      "Public and parish albergues take only pilgrims with a credencial, as a rule for one night, and many of them take no bookings. Most private ones can be booked by phone or online. Show your credencial and an identity document when you arrive, leave your boots by the door, and be quiet from ten in the evening.",
    third:
      "Bring a sleeping bag or a liner, a towel and ear plugs. Donativo means that you give what you can: the albergue lives on it, so it is not free.",
  },
  credencial: {
    heading: "Credencial and stamps",
    first:
      "The credencial is your pilgrim’s passport. You get it from an association of friends of the Camino at home, or at the start in many albergues, churches and pilgrims’ offices.",
    second:
      "Have it stamped every day where you sleep. Churches, bars and town halls have stamps too. Over the stretch that counts for the Compostela two stamps a day are asked.",
    third:
      "The Pilgrim’s Office in Santiago gives the Compostela to those who have come at least 100 kilometres on foot and ended at the tomb of the apostle. Which ways count in detail is the office’s decision: ask there before a special case. The planner tells you how far your plan goes.",
  },
  season: {
    heading: "When to go",
    first:
      "May, June, September and early October are mild and busy. In July and August it is hot inland, on the Meseta and in the south even dangerously so, while the coast is cooler and full of holidaymakers.",
    second:
      "From November to March days are short, many albergues are shut, and there is snow on the passes. The way over the mountain from Saint-Jean-Pied-de-Port is closed then; the one by Valcarlos remains.",
    third:
      "Holy Week and local feasts fill the beds of a town. The page of each route says what a month means there, and a plan says what its own dates mean.",
  },
  pack: {
    heading: "What to carry",
    first:
      "Take about a tenth of your own weight at most, water and food apart. Two sets of clothes are enough, one to walk in and one for the evening; you wash every day.",
    second:
      "Shoes that you have already walked in for days, good socks, a rain jacket, something warm, a hat, sun cream, sleeping bag or liner, towel, a torch, what you need for blisters, your medicines, charger, documents, health insurance card and some cash.",
    third: "Walk a whole day with the full rucksack before you set off: then you know what stays at home.",
  },
  bags: {
    heading: "Having your bag carried",
    first:
      "On the busy routes firms carry a bag from one place to stay to the next, in Spain the post office does too. You book by phone or online, put a label on the bag, and leave it at reception in the morning. The post office takes up to 15 kg and 60 km a day, from Easter to 31 October, and in the last 100 km all year.",
    second:
      "Not every place to stay takes bags: public albergues mostly do not. Ask where you mean to sleep. On quiet routes there may be a taxi at most.",
    third: "Keep documents, money, medicines, rain clothes and water with you.",
  },
  safety: {
    heading: "Walking safely",
    first:
      "Call 112 in an emergency, in Spain, Portugal and France alike. In Spain the police’s app AlertCops sends your place along with a call for help.",
    second:
      "Begin with short days. In heat set off before sunrise, rest at noon and fill your bottles wherever you can. On roads walk on the left, facing the traffic, and be seen. Stay off high ground in fog, storm and snow, and follow what foresters and police say of fires.",
    third:
      "Many walk alone, women too, and nearly always without harm. Tell somebody where you will sleep, leave a place where you feel uneasy, keep valuables on you, and tend to a sore spot before it is a blister.",
  },
  travel: {
    heading: "Getting there and home",
    first:
      "Saint-Jean-Pied-de-Port is reached by train from Bayonne, Roncesvalles by bus from Pamplona, Sarria by train or by bus from Lugo. Irun, Oviedo, León, Ponferrada, Sevilla, Porto, Lisboa, Madrid, Ferrol and Le Puy-en-Velay have railway stations.",
    second:
      "Santiago has an airport, trains to Madrid, A Coruña and Vigo, and buses. From Fisterra and Muxía buses go back to Santiago.",
    third:
      "Timetables change with the season, and on Sundays little runs: look them up with whoever runs them. Leave a day free before the journey home, for a blister, a storm or simply Santiago.",
  },
  plan: "Plan your Camino",
  ours: "Written by Vieira, November 2026, from what is generally known. Something is out of date? Rules and timetables are best asked of those who make them.",
};
