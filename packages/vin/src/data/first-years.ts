/**
 * The earliest model year of a WMI, as a safe lower bound: no vehicle with the code has an earlier
 * one. The years only exclude; they never give a year. Sources read by 2026-11-22; (A) two or more
 * independent sources agree, (B) one source.
 */
export const firstYearOfCodes: ReadonlyMap<string, number> = new Map([
  // Code of the Genesis brand; the brand exists since November 2015 (A).
  // https://viewer.joomag.com/the-driver-summer-2016-the-driver-summer-2016/0755254001470842589/p12
  // https://csmonitor.com/layout/set/amphtml/Business/In-Gear/2015/1109/Hyundai-makes-Genesis-its-luxury-brand
  ["KMT", 2015],
  // Code of DS Automobiles, own brand since 2014 (B).
  // https://es.motor1.com/features/234566/marcas-coches-independientes-cupra/
  ["VR1", 2014],
  // Codes of Polestar, own brand since June 2017 (B).
  // https://es.motor1.com/features/234566/marcas-coches-independientes-cupra/
  ["YSM", 2017],
  // Codes of Polestar, own brand since June 2017 (B).
  // https://es.motor1.com/features/234566/marcas-coches-independientes-cupra/
  ["LPS", 2017],
  // SsangYong: Dong-A Motor took this name in 1988 (A).
  // https://www.irishtimes.com/life-and-style/motors/marquetime-1.411606
  // https://sharrock.co.nz/about-ssangyong.html
  ["KPT", 1988],
  // Kia Žilina: series production since December 2006 (A).
  // http://eng.kia.sk/news/index.php?news&data_id=246
  // https://vezess.hu/hirek/2010/01/20/olcso-de-jo-auto-kell-a-nepnek
  ["U5Y", 2006],
  // Kia Žilina: series production since December 2006 (A).
  // http://eng.kia.sk/news/index.php?news&data_id=246
  // https://vezess.hu/hirek/2010/01/20/olcso-de-jo-auto-kell-a-nepnek
  ["U6Y", 2006],
  // Hyundai Nošovice: series production since November 2008 (A).
  // https://europe.autonews.com/article/20081103/ANE/811030284/czech-hyundai-starts-production-5-months-early
  // http://ceauto.hu/node/4055
  ["TMA", 2008],
  // Hyundai Assan İzmit opened 1997 (A).
  // https://www.automotivebusiness.com.br/noticias/hyundai-produzira-500-mil-carros-ao-ano-na-europa
  // https://www.factsnippet.com/site/facts-about-hyundai.html
  ["NLH", 1997],
  // AutoAlliance Thailand of Ford and Mazda: production since May 1998 (A).
  // https://www.just-auto.com/?p=23678
  // https://www2.mazda.com/en/csr/social/special_features/2007_01_01.html
  ["MNA", 1998],
  // AutoAlliance Thailand of Ford and Mazda: production since May 1998 (A).
  // https://www.just-auto.com/?p=23678
  // https://www2.mazda.com/en/csr/social/special_features/2007_01_01.html
  ["MNB", 1998],
  // AutoAlliance Thailand of Ford and Mazda: production since May 1998 (A).
  // https://www.just-auto.com/?p=23678
  // https://www2.mazda.com/en/csr/social/special_features/2007_01_01.html
  ["MM7", 1998],
  // AutoAlliance Thailand of Ford and Mazda: production since May 1998 (A).
  // https://www.just-auto.com/?p=23678
  // https://www2.mazda.com/en/csr/social/special_features/2007_01_01.html
  ["MM8", 1998],
  // Ford India: Mahindra Ford India was founded in 1995 (A).
  // https://www.ford-wiki.com/wiki/Ford_India
  // http://bostoncommons.net/automotive-transport/united-states-vs-indian-automobile-companies/
  ["MAJ", 1995],
  // Hyundai Motor India: plant in operation since September 1998 (foundation May 1996) (A).
  // https://www.indiatoday.in/auto/cars/story/hyundai-motor-india-is-25-years-strong-celebrates-silver-jubilee-in-2021-1770112-2021-02-17
  // https://www.carwale.com/news/hyundai-alcazar-becomes-the-10-millionth-car-to-roll-out-from-the-factory/
  ["MAL", 1998],
  // Hyundai Trans Kazakhstan: assembly since April 2020, full plant October 2020; one source has
  // commercial vehicles since 2019 (A).
  // https://www.inform.kz/en/kazakh-pm-launches-hyundai-automobile-manufacturing-in-almaty_a3706775
  // https://hyundaiplant.kz/en/news/14/
  ["MXH", 2019],
  // Avtotor Kaliningrad: first car (Kia) 1997; company founded 1994-1996 (A).
  // https://wikimili.com/en/Avtotor https://rotaautoservice.com/571684-author-240-000-per-year
  // http://piglix.com/piglix/Avtotor
  ["XWF", 1997],
  // Avtotor Kaliningrad: first car (Kia) 1997; company founded 1994-1996 (A).
  // https://wikimili.com/en/Avtotor https://rotaautoservice.com/571684-author-240-000-per-year
  // http://piglix.com/piglix/Avtotor
  ["XWE", 1997],
  // Avtotor BMW line opened 22 October 1999 (A).
  // http://wissen48.net/x/BMW-Werk_in_Königsberg_offiziell_eröffnet-597115.html
  // https://users.monash.edu/~lloyd/tildeLand-Rover/1990s/1999.10.28.USSR.html
  // https://wikimili.com/en/Avtotor
  ["X4X", 1999],
  // Ford Vsevolozhsk: first cars at the end of 2001, opened on 9 July 2002 (A).
  // https://kommersant.ru/doc/5448833 https://neftegaz.ru/news/companies/321748-vsevolozhskiy-ford
  ["X9F", 2001],
  // Volkswagen Kaluga: assembly from kits since 2007 (A).
  // https://www.automotivemanufacturingsolutions.com/32095.article
  // https://bbctodays.pages.dev/2/hi/business/7117689.stm
  ["XW8", 2007],
  // Toyota St Petersburg opened 21 December 2007 (A).
  // http://article.wn.com/view/2007/12/22/Toyota_plant_to_start_car_boom_Putin/?template=croatiacable%2Fcaptionphoto.txt
  // https://bbctodays.pages.dev/2/hi/business/7117689.stm
  ["XW7", 2007],
  // Nissan St Petersburg opened June 2009 (A).
  // http://autobitz.blogspot.com/2009/06/nissan-to-begin-production-of-x-trail_02.html
  // https://www.am-online.com/news/2006/6/14/gm-and-nissan-confirm-assembly-investments-in-st-petersburg/12112/
  ["Z8N", 2009],
  // Hyundai St Petersburg: plant finished 2010, series production January 2011 (A).
  // https://www.enforsaken.com/en/n20/3015.html
  // https://www.metal-supply.se/article/view/49529/hundai_oppnar_fabrik_i_ryssland
  ["Z94", 2010],
  // PSA-Mitsubishi Kaluga: announced January 2008, cars planned from 2010 (A).
  // https://jalopnik.com/peugeot-to-build-300m-russian-plant-350533
  // https://oroszhirek.hu/a-psa-peugeot-gyarat-telepit-oroszorszagba/
  ["Z8T", 2008],
  // GM St Petersburg: kit assembly from September 2006, Shushary plant late 2008 (A).
  // https://www.am-online.com/news/2006/6/14/gm-and-nissan-confirm-assembly-investments-in-st-petersburg/12112/
  // https://www.cochesyconcesionarios.com/novedades/noticias/chevrolet/06-2006-504.html
  ["XUF", 2006],
  // Toyota Burnaston: production since 1992 (A).
  // https://www.toyota-global.com/company/history_of_toyota/75years/text/leaping_forward_as_a_global_corporation/chapter4/section2/item3.html
  // https://autosieger.de/article24466.html
  ["SB1", 1992],
  // Toyota Adapazarı (Toyotasa): Corolla since 1994 (B).
  // https://www.toyota-global.com/company/history_of_toyota/75years/text/leaping_forward_as_a_global_corporation/chapter4/section2/item3.html
  ["NMT", 1994],
  // Toyota Kirloskar started 1999 (B).
  // http://www.toyota-global.com/company/history_of_toyota/1990-1999.html
  ["MBJ", 1999],
  // Toyota Valenciennes: company 1998, plant finished 2000 (A).
  // https://www.toyota-global.com/company/history_of_toyota/75years/text/leaping_forward_as_a_global_corporation/chapter4/section2/item3.html
  // http://www.ssoe.com/expert-articles/great-expectations-bim-for-healthcare/attachment/2/
  ["VNK", 1998],
  // Tianjin Toyota founded June 2000, first Vios October 2002 (A).
  // http://www.toyota-global.com/company/history_of_toyota/75years/text/leaping_forward_as_a_global_corporation/chapter4/section4/item1_b.html
  // http://www.just-auto.com/news/tianjin-faw-toyota-builds-1m_id95857.aspx
  ["LFM", 2000],
  // GAC Toyota founded 1 September 2004, first Camry 2006 (A).
  // http://www.toyota-global.com/company/history_of_toyota/75years/text/leaping_forward_as_a_global_corporation/chapter4/section4/item1_c.html
  // https://sy-cars.com/collections/toyota
  ["LVG", 2004],
  // Beijing Hyundai founded 18 October 2002, first Sonata 23 December 2002 (A).
  // https://en.m.wikipedia.org/wiki/Beijing_Hyundai
  // http://wardsauto.com/update-2-hyundai-rolls-out-china-sedan-ups-forecasts
  ["LBE", 2002],
  // Guangqi Honda founded 1998 (A). http://de.knowledgr.com/21177737/HondaAutomobile(China)
  // https://wikivisually.com/wiki/Honda_China
  ["LHG", 1998],
  // Dongfeng Honda founded July 2003, first CR-V April 2004 (A).
  // http://cryer.org.uk/Dongfeng_Honda https://world.honda.com/news/2003/c030808-eng.html
  ["LVH", 2003],
  // BMW Brilliance agreement signed 27 March 2003 (B).
  // http://news.bbc.co.uk/2/hi/business/2891261.stm
  ["LBV", 2003],
  // Tesla Shanghai: foundation January 2019, first phase 2019 (A).
  // https://www.portfolio.hu/vallalatok/elkezdi-epiteni-kinai-gyarat-a-tesla-ev-vegen-mar-az-autogyartas-is-indul.309631.html
  // https://autospies.com/news/index.aspx?submissionid=104413
  ["LRW", 2019],
  // Tesla Grünheide opened 22 March 2022 (A).
  // https://www.autoevolution.com/news/giga-berlin-working-hard-tesla-makes-first-made-in-germany-model-y-deliveries-to-europe-185355.html
  // https://gizchina.newsifier.com/news/tesla-shanghai-gigafactory-is-still-exporting-model-y-to-germany
  ["XP7", 2022],
  // MG under SAIC since 2006 (B).
  // https://pinocchiopedia.com/wiki/List_of_automobile_manufacturers_of_China
  ["LSJ", 2006],
  // Chery since 1997 (B). https://pinocchiopedia.com/wiki/List_of_automobile_manufacturers_of_China
  ["LVV", 1997],
  // Maxus since 2011 (B). https://pinocchiopedia.com/wiki/List_of_automobile_manufacturers_of_China
  ["LSH", 2011],
  // Magyar Suzuki Esztergom: production since October 1992 (A).
  // https://siol.net/avtomoto/novice/pomemben-mejnik-za-posel-suzukija-na-madzarskem-foto-628451
  // http://autotopnews.de/de/195/no/4/out/detail27612.htm
  ["TSM", 1992],
  // Audi Hungaria Győr works since 1993 (engines first, cars later) (A).
  // https://www.autobild.de/artikel/suzuki-vitara-ii-gebrauchtwagen-test-21163487.html
  // https://mail.automotivesuppliers.pl/pl/europa/audi-zakoczyo-rozbudow-fabryki-na-wgrzech
  ["TRU", 1993],
  // BMW Araquari opened 2014 (A). https://motor1.uol.com.br/news/242153/fabricas-automoveis-brasil
  // https://conexaoautomotivabr.com/2012/10/dentro-de-3-anos-no-minimo-10-fabricas.html
  ["98M", 2014],
  // Chery Jacareí opened August 2014 (A).
  // https://motor1.uol.com.br/news/242153/fabricas-automoveis-brasil
  // https://diariopb.com.br/brasil-tera-10-novas-fabricas-de-carro-e-r-14-bilhoes-investidos-ate-2016
  ["98R", 2014],
  // Audi at São José dos Pinhais since January 1999 (A).
  // http://www.geocities.ws/curitibahoje/curitibanautom.htm
  // https://motor1.uol.com.br/features/572735/modelos-nacionais-fabricas-anos-2000
  ["99A", 1999],
  // Renault São José dos Pinhais: first Scénic December 1998 (planned, October 1997) (A).
  // https://www1.folha.uol.com.br/fsp/1997/10/05/dinheiro/23.html
  // https://livrozilla.com/doc/235549/hit%C3%B3ria-renault
  ["93Y", 1998],
  // Nissan Brazil: first built on the Renault site (in use from 1998), own plant Resende April 2014
  // (A). https://livrozilla.com/doc/235549/hit%C3%B3ria-renault
  // https://diariopb.com.br/brasil-tera-10-novas-fabricas-de-carro-e-r-14-bilhoes-investidos-ate-2016
  ["94D", 1998],
  // PSA Porto Real opened 2001 (B).
  // https://motor1.uol.com.br/features/572735/modelos-nacionais-fabricas-anos-2000
  ["935", 2001],
  // PSA Porto Real opened 2001 (B).
  // https://motor1.uol.com.br/features/572735/modelos-nacionais-fabricas-anos-2000
  ["936", 2001],
  // Mitsubishi L200 at Catalão announced for the second half of 1998 (B).
  // https://www1.folha.uol.com.br/fsp/1997/10/05/dinheiro/23.html
  ["93X", 1998],
  // Hyundai Piracicaba: decided 17 September 2008, under construction 2011 (A).
  // https://polibiobraga.blogspot.com/2008/09/hyundai-vai-construir-fbrica-no-brasil.html
  // http://technobohn.com.br/site/?p=668
  ["9BH", 2008],
  // Fiat/Jeep Goiana: under construction, due 2014 (B). http://technobohn.com.br/site/?p=668
  ["988", 2011],
  // Dafra Manaus: motorcycles since 2008; BMW assembled there since 2009 (A).
  // https://economia.estadao.com.br/noticias/geral,grupo-itavema-vai-fabricar-motos,114398
  // https://revista.moto.com.br/acontece/conteudo/bmw-chega-a-50-mil-motos-produzidas-no-brasil-relembre-historico-151727.html
  ["95V", 2008],
  // Kia Georgia: production since 16 November 2009, model years from 2010 (A).
  // https://cars.hi7.co/first-u-s--built-kia-rolls-off-production-line-at-georgia-plant-562e505f8437e.html
  // https://vpic.nhtsa.dot.gov/api/
  ["5XX", 2009],
  // Kia Georgia: production since 16 November 2009, model years from 2010 (A).
  // https://cars.hi7.co/first-u-s--built-kia-rolls-off-production-line-at-georgia-plant-562e505f8437e.html
  // https://vpic.nhtsa.dot.gov/api/
  ["5XY", 2009],
  // Kia Mexico: first model year NHTSA has for this code; the code serves North American plants,
  // whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["3KP", 2017],
  // Mazda Mexico: first model year NHTSA has for this code; the code serves North American plants,
  // whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["3MZ", 2014],
  // Toyota by Mazda Mexico: first model year NHTSA has for this code; the code serves North
  // American plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["3MY", 2016],
  // Mazda Mexico: first model year NHTSA has for this code; the code serves North American plants,
  // whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["3MV", 2020],
  // BMW San Luis Potosí: first model year NHTSA has for this code; the code serves North American
  // plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["3MW", 2019],
  // Toyota Baja California: first model year NHTSA has for this code; the code serves North
  // American plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["3TM", 2005],
  // Toyota Guanajuato: first model year NHTSA has for this code; the code serves North American
  // plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["3TY", 2020],
  // Lucid: first model year NHTSA has for this code; the code serves North American plants, whose
  // makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["50E", 2022],
  // Lucid: first model year NHTSA has for this code; the code serves North American plants, whose
  // makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7UU", 2025],
  // Mercedes-Benz US passenger cars: first model year NHTSA has for this code; the
  // code serves North American plants, whose makers must declare it before use
  // (B). https://vpic.nhtsa.dot.gov/api/
  ["55S", 2012],
  // Lexus Kentucky: first model year NHTSA has for this code; the code serves North American
  // plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["58A", 2016],
  // Hyundai Alabama: first model year NHTSA has for this code; the code serves North American
  // plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["5NM", 2007],
  // Hyundai Alabama: first model year NHTSA has for this code; the code serves North American
  // plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["5NP", 2006],
  // Hyundai Alabama: first model year NHTSA has for this code; the code serves North American
  // plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["5NT", 2022],
  // Toyota Texas: first model year NHTSA has for this code; the code serves North American plants,
  // whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["5TF", 2007],
  // Toyota Mississippi: first model year NHTSA has for this code; the code serves North American
  // plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["5YF", 2011],
  // Tesla: first model year NHTSA has for this code; the code serves North American plants, whose
  // makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["5YJ", 2008],
  // Tesla: first model year NHTSA has for this code; the code serves North American plants, whose
  // makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7SA", 2022],
  // Tesla: first model year NHTSA has for this code; the code serves North American plants, whose
  // makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7G2", 2023],
  // Rivian: first model year NHTSA has for this code; the code serves North American plants, whose
  // makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7FC", 2022],
  // Rivian: first model year NHTSA has for this code; the code serves North American plants, whose
  // makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7PD", 2022],
  // Volvo Charleston: first model year NHTSA has for this code; the code serves North American
  // plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7JR", 2019],
  // Volvo Charleston: first model year NHTSA has for this code; the code serves North American
  // plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7JD", 2025],
  // Mazda Toyota Manufacturing: first model year NHTSA has for this code; the code serves North
  // American plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7MM", 2023],
  // Mazda Toyota Manufacturing: first model year NHTSA has for this code; the code serves North
  // American plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7MU", 2022],
  // Toyota Texas: first model year NHTSA has for this code; the code serves North American plants,
  // whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7SV", 2023],
  // Polestar US: first model year NHTSA has for this code; the code serves North American plants,
  // whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7SY", 2025],
  // Hyundai Metaplant: first model year NHTSA has for this code; the code serves North American
  // plants, whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7YA", 2025],
  // Lexus Canada: first model year NHTSA has for this code; the code serves North American plants,
  // whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["2T2", 2004],
  // Toyota Canada: first model year NHTSA has for this code; the code serves North American plants,
  // whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["2T3", 2009],
  // Škoda, Volkswagen and Audi of India: assembly in Aurangabad since 2001, Chakan since 2009 (A).
  // https://www.greencarcongress.com/2009/03/volkswagen-opens-new-plant-in-pune-india.html
  // https://www.ausmotive.com/2009/03/31/skoda-auto-open-new-production-facility-in-india.html
  ["MEX", 2001],
  // Honda Vietnam: founded in March 1996, first motorcycle in December 1997 (A).
  // https://www.viet-jo.com/news/nikkei/080731040109.html
  // https://this.kiji.is/695033584335357025
  ["RLH", 1997],
  // Fiat Auto Poland: formed on 28 May 1992 from the plants of FSM (A).
  // https://en.wikipedia.org/wiki/FCA_Poland
  // https://www.rp.pl/biznes/art2672971-fiat-zainwestowal-w-polsce-11-2-mld-zl-w-ciagu-25-lat
  ["SUF", 1992],
  // Fiat Auto Argentina: Ferreyra opened on 20 December 1996 (A).
  // https://lavoz.com.ar/negocios/en-25-anos-fiat-fabrico-en-cordoba-1126-millones-de-vehiculos
  // https://autoweb.com.ar/2021/12/21/stellantis-festeja-los-25-anos-de-la-planta-de-ferreyra
  ["8AP", 1996],
  // FAW-Volkswagen and Shanghai Volkswagen: China has required the year at position 10 since
  // September 1997 (B). https://www.baikeworld.com/gb/1751134051204434.html
  ["LFV", 1997],
  ["LSV", 1997],
  // Honda US: first model year NHTSA has for this code; the code serves North American plants,
  // whose makers must declare it before use (B). https://vpic.nhtsa.dot.gov/api/
  ["7FA", 2016],
]);

/** The earliest model year of a brand, by the same rule. */
export const firstYearOfBrands: ReadonlyMap<string, number> = new Map([
  // Brand announced 4 November 2015, first car December 2015 (A).
  // https://viewer.joomag.com/the-driver-summer-2016-the-driver-summer-2016/0755254001470842589/p12
  // https://csmonitor.com/layout/set/amphtml/Business/In-Gear/2015/1109/Hyundai-makes-Genesis-its-luxury-brand
  ["Genesis", 2015],
  // Own brand since 22 February 2018; before, a trim of SEAT (A).
  // https://es.motor1.com/features/234566/marcas-coches-independientes-cupra/
  // https://www.cariq.net/Manufacturers/cupra
  ["Cupra", 2018],
  // Own brand since 2014; DS 3, 4, 5 of 2009-2014 are Citroën (B).
  // https://es.motor1.com/features/234566/marcas-coches-independientes-cupra/
  ["DS", 2014],
  // Own brand since June 2017 (B).
  // https://es.motor1.com/features/234566/marcas-coches-independientes-cupra/
  ["Polestar", 2017],
]);
