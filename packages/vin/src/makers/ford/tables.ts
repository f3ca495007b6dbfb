import type { MakerSource } from "../../internal/maker/maker-module.ts";
import type { MakerTables } from "../../internal/maker/table-rows.ts";

/**
 * Ford of Europe and the plants that follow it: body at 4, `XX` at 5-6, country and plant at 7-8, model line at 9,
 * year of build at 11 and month at 12.
 */
export const fordTables: MakerTables = {
  wmis: {
    WF0: { brand: "Ford" },
    SFA: { brand: "Ford" },
    VS6: { brand: "Ford" },
    NM0: { brand: "Ford" },
    X9F: { brand: "Ford", vehicleType: "car" },
    TW2: { brand: "Ford" },
    UN1: { brand: "Ford" },
    XLC: { brand: "Ford" },
    MAJ: { brand: "Ford", vehicleType: "car" },
    Z6F: { brand: "Ford" },
    "6FP": { brand: "Ford" },
  },
  wmiSources: "mazbook+fiesta1+foc",
  models: [
    ["5-6=XX,9=C", "Focus", "", "", "A", "foc+listing+vpic", [2000, 2018]],
    ["5-6=XX,7-8=GB,9=B,year>=1982,year<=1991", "Sierra", "", "", "A", "listing+genk"],
    ["5-6=XX,7-8=GB,9=B,year>=1993,year<=2014", "Mondeo", "", "", "A", "listing+vingo+genk"],
    ["5-6=XX,9=B", "Mondeo / Sierra", "", "", "B", "listing+vingo"],
    ["5-6=XX,9=F", "Fiesta / Transit", "", "", "B", "fiesta1+mazbook+listing"],
    ["5-6=XX,9=J", "Fiesta", "", "", "B", "fiesta1+mazbook", [1995, 2000]],
    ["5-6=XX,9=P", "Transit Connect", "I", "", "B", "cariffyconnect", [2002]],
    ["5-6=XX,9=M", "Kuga / C-Max", "", "", "B", "listing+vingo+vpic", [2013, 2018]],
    ["5-6=XX,9=R", "Ka", "I", "hatchback", "B", "mazbook", [1995, 2000]],
    ["5-6=XX,9=A", "Escort", "", "", "B", "autotec"],
    ["wmi=6FP,9=A", "Territory", "", "suv", "B", "vininfo"],
    ["wmi=6FP,9=C", "Commercial / Ute", "", "", "B", "vininfo"],
    ["wmi=6FP,9=S", "Falcon", "", "", "B", "vininfo"],
  ],
  bodies: [
    ["5-6=XX,4=A", "hatchback", 5, "A", "foc+fordbook+mazbook+autotec"],
    ["5-6=XX,4=B", "hatchback", 3, "A", "foc+fordbook+mazbook+autotec"],
    ["5-6=XX,4=F", "sedan", 4, "A", "foc+fordbook+mazbook+autotec"],
    ["5-6=XX,4=N", "wagon", 5, "B", "foc+fordbook+mazbook+autotec"],
    ["5-6=XX,4=V", "van", undefined, "B", "mazbook"],
    ["9=P,5-6=XX,4=T", "van", undefined, "B", "cariffyconnect"],
    ["9=P,5-6=XX,4=U", "van", undefined, "B", "cariffyconnect"],
  ],
  modelBodies: [
    ["Focus", "hatchback|sedan|wagon|convertible|coupe", "saarlouis2010+vpic"],
    ["Mondeo", "hatchback|sedan|wagon", "valencia2015"],
    ["Fiesta", "hatchback|van|sedan", "cologne7m+vpic"],
    ["Transit Connect", "van|minivan", "valencia2015"],
    ["Transit", "van|truck|bus|minivan|incomplete", "transitcabs+kocaeli"],
    ["Kuga", "suv", "valencia2015"],
    ["C-Max", "minivan", "saarlouis2005"],
  ],
  // Models that the plants of this table built. Escort, Ka and Galaxy are left out, because not all their plants are
  // known.
  builtAt: [
    ["7-8=GA", "Fiesta", "cologne"],
    ["7-8=BA", "Fiesta", "dagenham"],
    ["7-8=WP", "Fiesta", "valencia2001"],
    ["7-8=BA", "Sierra", "dagenham"],
    ["7-8=GB", "Sierra", "genk"],
    ["7-8=GB", "Mondeo", "genk"],
    ["7-8=WP", "Mondeo", "genk+valencia2015"],
    ["7-8=GB", "Transit", "genk"],
    ["7-8=BD", "Transit", "dagenham"],
    ["7-8=TT", "Transit", "kocaeli"],
    ["7-8=GC", "Focus", "saarlouis2010"],
    ["7-8=WP", "Focus", "valencia2001"],
    ["7-8=GC", "C-Max", "saarlouis2005"],
    ["7-8=WP", "C-Max", "cmaxvalencia"],
    ["7-8=GC", "Kuga", "saarlouis2010"],
    ["7-8=WP", "Kuga", "valencia2015"],
    ["7-8=TT", "Transit Connect", "connectkocaeli+cariffyconnect"],
    ["7-8=WP", "Transit Connect", "valencia2015"],
  ],
  plants: [
    ["5-6=XX,7-8=GA", "Cologne", "DE", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=BA", "Dagenham", "GB", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=GB", "Genk", "BE", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=BB", "Halewood", "GB", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=GC", "Saarlouis", "DE", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=BC", "Langley", "GB", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=BD", "Southampton", "GB", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=GK", "Rheine", "DE", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=WP", "Valencia", "ES", "fiesta1+mazbook+cariffyconnect"],
    ["5-6=XX,7-8=TT", "Kocaeli", "TR", "fiesta1+mazbook+cariffyconnect"],
  ],
};

export const fordSources: readonly MakerSource[] = [
  {
    id: "cmaxvalencia",
    title: "dasautoblog: the C-Max moves from Saarlouis to Valencia",
    url: "https://blogs.thesocialmedia.com/dasautoblog/?p=562",
    readOn: "2026-11-22",
  },
  {
    id: "cologne",
    title:
      "Wikipedia: Cologne Body & Assembly, vehicles built (Fiesta 1979-2023, no other model of this table)",
    url: "https://en.wikipedia.org/wiki/Cologne_Body_%26_Assembly",
    readOn: "2026-11-22",
  },
  {
    id: "cologne7m",
    title: "motor-talk.de: seven million Fiestas of Cologne, with three and five doors and as vans",
    url: "https://motor-talk.de/amp/news/im-ausland-beliebter-als-koelsch-t4494883.html",
    readOn: "2026-11-22",
  },
  {
    id: "connectkocaeli",
    title: "transportexxi.com: the Transit Connect is built in Kocaeli by Ford Otosan",
    url: "https://transportexxi.com/la-compania-ford-vendera-su-modelo-transit-connect-en-norteamerica",
    readOn: "2026-11-22",
  },
  {
    id: "dagenham",
    title:
      "365daysofmotoring.com: cars of Dagenham (Cortina, Capri, Sierra, Fiesta to 2002); Southampton keeps the vans",
    url: "https://365daysofmotoring.com/ford-ended-90-years-of-british-car-production-with-the-loss-of-more-than-2000-jobs-after-the-last-fiesta-was-made-at-its-factory-in-dagenham/",
    readOn: "2026-11-22",
  },
  {
    id: "kocaeli",
    title: "autointell.com, 25 April 2001: Transit production at Kocaeli since January 2001",
    url: "http://autointell.com/News-2001/April-2001/April-25-01-p1.htm",
    readOn: "2026-11-22",
  },
  {
    id: "saarlouis2005",
    title:
      "just-auto.com: ten million cars of Saarlouis (Escort, Capri, Fiesta, Orion, Focus, Focus C-Max minivan)",
    url: "http://www.just-auto.com/news/ford-saarlouis-plant-builds-10-millionth-car_id73943.aspx",
    readOn: "2026-11-22",
  },
  {
    id: "saarlouis2010",
    title:
      "Ford, 26 August 2010: twelve million cars of Saarlouis (Escort, Focus, Capri, Fiesta, Orion, C-Max, Kuga)",
    url: "https://www.xrrs-club.nl/27/08/2010/nieuws/ford-saarlouis-rolt-12-miljoenste-auto-van-de-band",
    readOn: "2026-11-22",
  },
  {
    id: "transitcabs",
    title: "whatvan.co.uk: Transit as chassis cab from Southampton and as van from Turkey",
    url: "https://www.whatvan.co.uk/news/ford-to-slash-uk-transit-production/",
    readOn: "2026-11-22",
  },
  {
    id: "valencia2001",
    title: "just-auto.com: Valencia builds Focus, Ka and the next Fiesta",
    url: "https://www.just-auto.com/news/germany-valencia-confirmed-as-second-fiesta-source/",
    readOn: "2026-11-22",
  },
  {
    id: "valencia2015",
    title: "todaysmotorvehicles.com, 9 February 2015: models of Valencia with their bodies",
    url: "https://www.todaysmotorvehicles.com/article/ford-valencia-spain-expansion-020915/",
    readOn: "2026-11-22",
  },
  {
    id: "autotec",
    title: "auto-tec.blogspot.com: Ford chassis number",
    url: "https://auto-tec.blogspot.com/2017/01",
    readOn: "2017-01-31",
  },
  {
    id: "cariffyconnect",
    title: "cariffy.com: VIN of the Transit Connect of 2002",
    url: "https://cariffy.com/ford-transit-connect-2002-vin/",
    readOn: "2026-11-20",
  },
  {
    id: "fiesta1",
    title: "fiesta1.de: chassis number, table of years and months",
    url: "http://fiesta1.de/V1/index.php?lan=de&ID=5x1x0&prv=1",
    readOn: "2026-11-20",
  },
  {
    id: "foc",
    title: "fordownersclub.com, topic 161506: VIN format",
    url: "https://www.fordownersclub.com/forums/topic/161506-vin-number-format/",
    readOn: "2026-11-20",
  },
  {
    id: "fordbook",
    title: "fordbook.ru: Focus I, vehicle identification number",
    url: "https://fordbook.ru/rs/focus/1/main/vin/vehicle-identification-number",
    readOn: "2026-11-20",
  },
  {
    id: "genk",
    title:
      "Wikipedia: Genk Body & Assembly (Transit 1965-2004, Sierra 1982-1992, Mondeo 1992-2014; the next Mondeo in Valencia)",
    url: "https://en.wikipedia.org/wiki/Genk_Body_%26_Assembly",
    readOn: "2026-11-20",
  },
  {
    id: "listing",
    title:
      "Classified advertisements of auto.ria.com, June 2023: type codes of VINs, with the cars described",
    url: "https://auto.ria.com/",
    readOn: "2023-06-09",
  },
  {
    id: "mazbook",
    title: "mazbook.ru: Mazda 121 and Fiesta, identification data",
    url: "https://mazbook.ru/en/extra/121_JASM/main/manual/identifikacionnye-dannye-avtomobilya",
    readOn: "2026-11-20",
  },
  {
    id: "vingo",
    title: "way-platform/vin-go (MIT)",
    url: "https://github.com/way-platform/vin-go",
    readOn: "2026-11-20",
  },
  {
    id: "vininfo",
    title: "idlesign/vininfo (BSD-3-Clause)",
    url: "https://github.com/idlesign/vininfo",
    readOn: "2026-05-31",
  },
  {
    id: "vpic",
    isOfficial: true,
    title: "NHTSA vPIC, snapshot of February 2026 (public domain)",
    url: "https://vpic.nhtsa.dot.gov/",
    readOn: "2026-11-20",
  },
];
