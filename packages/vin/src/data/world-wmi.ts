// Written by scripts/import-world-wmi.ts. Do not edit.
/**
 * World manufacturer identifiers as of 2026-11-20, confidence A (two independent sources) and B (one good source). One line
 * per code: code, ISO 3166-1 alpha-2 of the code, confidence and index of the vehicle type, letters of the sources, brands
 * separated by `|`, manufacturer if it is not the brand.
 */
export const worldWmiLines = `
10R~US~B6~vw~E-Z-Go Division Of Textron~Textron E-Z-Go Llc
10T~US~A2~ovw~Frontline|Jerr-Dan|Jlg|London|Mcneilus|Oshkosh|Pierce Manufacturing|Smit~Oshkosh Corporation
112~US~B4~iv~Eager Beaver~General Engines Co., Inc
115~US~B~i~Mercedes-Benz
117~US~B~i~Volkswagen
11V~US~B2~ov~Kalmar Industries Llc~Kalmar Solutions Llc
123~US~B4~iv~Sherman + Reilly~Sherman + Reilly, Inc.
124~US~B~i~Chevrolet
12A~US~B1~vw~Avanti~Avanti Motor Corporation
130~US~B4~vw~Lightline Products Inc
137~US~A5~oivw~Hummer~Am General Llc
145~US~A4~ovw~Hyundai|Inc.~Hyundai Steel Industries, Inc.
15G~US~B3~ovw~Gillig~Gillig Llc
177~US~B1~ov~Ford~Golden AGe Auto Corp
178~US~B~i~Jaguar
17N~US~A7~ovw~John Deere~John Deere Waterloo Works
17V~US~B~i~Ford
18X~US~B4~ov~Inc.|Western Recreational Vehicles~Western Recreational Vehicles, Inc.
197~US~B4~vw~Kross Kountry~Kross Kountry Industries
19U~US~A1~ovw~Acura~American Honda Motor Co., Inc.
19V~US~A1~vw~Acura~American Honda Motor Co., Inc.
19X~US~A1~ivw~Honda~American Honda Motor Co., Inc.
1A4~US~A5~oivw~Chrysler~Fca Us Llc
1A8~US~A5~oivw~Chrysler~Fca Us Llc
1AC~US~A5~ovw~AMC~American Motors Corp.
1AF~US~B2~vw~American Lafrance|Mobile Armoured Vehicle~American Lafrance, Llc
1AM~US~A5~ovw~AMC~American Motors Corp.
1B3~US~A1~louvw~Dodge~Fca Us Llc
1B4~US~A5~ovw~Dodge~Fca Us Llc
1B6~US~A7~ovw~Dodge~Fca Us Llc
1B7~US~A2~ovw~Dodge~Fca Us Llc
1BA~US~A3~ovw~Blue Bird~Blue Bird Body Company
1BB~US~A5~ovw~Blue Bird~Blue Bird Body Company
1BD~US~A7~ovw~Blue Bird~Blue Bird Body Company
1BL~US~B4~vw~Balko~Balko, Inc
1C3~US~A1~louvw~Chrysler|Dodge|Fiat|Lancia~Fca Us Llc
1C4~US~A5~loiuvw~Chrysler|Dodge|Fiat|Jeep|Lancia|Ram|Volkswagen~Fca Us Llc
1C6~US~A2~loiuvw~Chrysler|Dodge|Fiat|Jeep|Lancia|Ram|Volkswagen~Fca Us Llc
1C8~US~A5~oivw~Chrysler~Fca Us Llc
1C9~US~B~ow~CX Automotive
1CM~US~B1~vw~Checker~Checker Motors Corporation
1CN~US~B~i~Lincoln
1CU~US~B0~vw~Cushman~Cushman A Division of Outboard Marine Corporation
1CY~US~B7~ovw~Btl|Crane Carrier|Crane Carrier Company (Ccc)~Battle Motors, Inc
1D~US~B~i~Dodge
1D3~US~A2~louvw~Dodge~Fca Us Llc
1D4~US~A5~ovw~Dodge~Fca Us Llc
1D5~US~A3~ov~Dodge~Fca Us Llc
1D7~US~A2~ovw~Dodge~Fca Us Llc
1D8~US~A5~ovw~Dodge~Fca Us Llc
1EC~US~B4~ov~Fleetwood Enterprises (Prowler)~Fleetwood Enterprises, Inc.
1F1~US~A5~ovw~Ford~Ford Motor Company
1F2~US~B~i~Subaru
1F4~US~B~o~Ford~FORD
1F6~US~A7~ovw~Ford~Detroit Chassis Llc
1F9~US~B~loiw~Seagrave
1FA~US~A1~louvw~Ford~Ford Motor Company
1FB~US~A3~louvw~Ford~Ford Motor Company
1FC~US~A7~louvw~Ford~Ford Motor Company
1FD~US~A7~louvw~Ford~Ford Motor Company
1FE~US~B~o~Ford~FORD
1FF~US~B~o~Ford~FORD
1FM~US~A5~louvw~Ford~Ford Motor Company
1FT~US~A2~louvw~Ford~Ford Motor Company
1FU~US~A2~loiuvw~Freightliner~Daimler Truck North America Llc
1FV~US~A7~loiuvw~Freightliner~Daimler Truck North America Llc
1G0~US~A1~vw~Opel~General Motors Llc
1G1~US~A1~loiuvw~Chevrolet~General Motors Llc
1G2~US~A1~loiuvw~Pontiac~General Motors Llc
1G3~US~A1~loiuvw~Oldsmobile~General Motors Llc
1G4~US~A1~loiuvw~Buick~General Motors Llc
1G5~US~A5~ovw~GMC|Pontiac~General Motors Llc
1G6~US~A1~loiuvw~Cadillac~General Motors Llc
1G7~US~A1~vw~Pontiac~General Motors Llc
1G8~US~A1~loiuvw~Saturn~General Motors Llc
1G9~US~B~oiw~Google
1GA~US~A3~oivw~Chevrolet~General Motors Llc
1GB~US~A7~oivw~Chevrolet~General Motors Llc
1GC~US~A2~loiuvw~Chevrolet~General Motors Llc
1GD~US~A7~oivw~GMC~General Motors Llc
1GE~US~A7~oivw~Cadillac~General Motors Llc
1GF~US~B3~ovw~Flxible~The Flxible Corporation
1GG~US~A2~oivw~Isuzu~General Motors Llc
1GH~US~A5~oiuvw~Holden|Oldsmobile~General Motors Llc
1GJ~US~A3~oivw~GMC~General Motors Llc
1GK~US~A5~oivw~GMC~General Motors Llc
1GM~US~A5~loiuvw~Pontiac~General Motors Llc
1GN~US~A5~oivw~Chevrolet~General Motors Llc
1GR~US~B4~v~Great Dane Trailers
1GT~US~A2~loiuvw~GMC~General Motors Llc
1GW~US~B2~v~Kubvan~Grumman Olson Industries Inc.
1GX~US~B4~v~Grumman Olson~Grumman Olson Industries Inc.
1GY~US~A5~loiuvw~Cadillac~General Motors Llc
1HA~US~A7~vw~Chevrolet|International~International Motors, Llc
1HC~US~B4~v~Continental Mixer~International Motors, Llc
1HD~US~A0~loivw~Harley-Davidson|Livewire~Harley-Davidson Motor Company
1HF~US~A0~ovw~Honda~American Honda Motor Co., Inc.
1HG~US~A1~ovw~Honda~American Honda Motor Co., Inc.
1HH~US~B4~v~Hackney And Sons|Inc.~Hackney And Sons, Inc.
1HL~US~B4~v~Heil Trailer International~Heil Trailer International, Llc
1HN~US~B4~v~Holsclaw Bros. Inc~Holsclaw Bros., Inc.
1HP~US~B2~v~Caterpillar|Ic Bus|International|Workhorse~International Motors, Llc
1HS~US~A2~ovw~Caterpillar|Ic Bus|International|Workhorse~International Motors, Llc
1HT~US~A7~ovw~Caterpillar|Chevrolet|General Motors|Ic Bus|International|Workhorse~International Motors, Llc
1HU~US~B4~v~Spreuer & Son~Spreuer & Son, Inc.
1HV~US~A7~ovw~Caterpillar|GMC|General Motors|Ic Bus|International|Workhorse~International Motors, Llc
1HW~US~B1~v~Shay Reproduction~Shay Motors Corp
1J4~US~A5~loiuvw~Jeep~Fca Us Llc
1J6~US~A7~ov~Jeep~Fca Us Llc
1J7~US~A2~ovw~Jeep~Fca Us Llc
1J8~US~A5~loiuvw~Jeep~Fca Us Llc
1JC~US~A5~ovw~Jeep~Fca Us Llc
1JD~US~B7~ov~Jeep~Fca Us Llc
1JE~US~B~o~Jeep~JEEP
1JF~US~B~o~Jeep~JEEP
1JH~US~B~o~Jeep~JEEP
1JM~US~B~o~Jeep~JEEP
1JN~US~B~i~Nissan
1JT~US~A2~ovw~Jeep~Fca Us Llc
1JU~US~B2~vw~Marmon Motor Co
1L1~US~A1~oivw~Lincoln~Ford Motor Company
1L2~US~B4~v~London Aire~Newmar Corporation
1L3~US~B4~v~Highland~The Highland Group
1L4~US~B~i~Jeep
1L8~US~B4~v~Ez Loader Custom Boat Trailers~Ez Loader Custom Boat Trailers Inc.
1LF~US~B4~v~London Aire~Newmar Corporation
1LG~US~B4~v~Long Trailer Company~Long Trailer Company, Inc
1LH~US~B4~v~Landoll Corporation~Landoll Company, Llc
1LJ~US~A7~vw~Lincoln~Ford Motor Company
1LN~US~A1~oivw~Lincoln~Ford Motor Company
1LP~US~B4~v~The Advance Metalworking Co~The Advance Metalworking Co., Inc.
1LU~US~B4~v~Determan Welding & Tank Service|Inc.~Determan Welding & Tank Service,Inc
1LX~US~B4~v~Fleetwing Travelers|Inc.~Fleetwing Traveler Inc.
1M1~US~A2~loiuvw~Mack~Mack Trucks Inc.
1M2~US~A7~loiuvw~Mack~Mack Trucks Inc.
1M3~US~A7~loiuv~Mack~Mack Trucks Inc.
1M4~US~A~loiu~Mack~Mack Truck Usa
1M8~US~B3~ovw~Motor Coach Industries~Motor Coach Industries, Inc.
1M9~US~B~loiw~Proterra
1MB~US~A2~ovw~Mercedes-Benz~Mercedes-Benz Truck Company Inc
1ME~US~A1~loiuvw~Mercury~Ford Motor Company
1MR~US~B1~ovw~Lincoln~Ford Motor Company
1N4~US~A1~ovw~Infiniti|Nissan~Nissan North America, Inc.
1N6~US~A2~ovw~Infiniti|Nissan~Nissan North America, Inc.
1N7~US~B4~v~Kountry Lite~Newmar Corporation
1N8~US~B4~v~Kountry Lite~Newmar Corporation
1N9~US~B~ow~Neoplan~Nikola Corporation
1NB~US~B4~v~Hog Hauler Inc
1NE~US~B4~v~Kountry Aire~Newmar Corporation
1NF~US~B4~v~Kountry Aire|Newmar Corporation~Newmar Corporation
1NK~US~A7~ovw~Kenworth~Kenworth Truck Company
1NL~US~B4~v~Gulf Stream Coach|Inc.~Gulf Stream Coach, Inc.
1NN~US~B4~v~Monon~Evans Products Company
1NP~US~A7~ovw~Peterbilt~Peterbilt Motors Company
1NS~US~B4~v~Sportsman Trailers
1NT~US~B4~v~Inc.|Nabors Trailers~Nabors Trailers, Inc.
1NW~US~B4~v~Inc.|Nu Wa Industries~Nu Wa Industries, Inc.
1NX~US~A1~loivw~Toyota~New United Motor Manufacturing, Inc.
1P3~US~A1~loiuvw~Plymouth~Fca Us Llc
1P4~US~A5~oivw~Plymouth~Fca Us Llc
1P7~US~A2~ov~Plymouth~Fca Us Llc
1P9~US~B~ow~Panoz
1R9~US~B~loi~Roadrunner Hay Squeeze U~Roadrunner Hay Squeeze Usa
1RF~US~B7~ov~Roadmaster~Roadmaster, Monaco Coach Corporation
1S9~US~B~ow~SSC North America
1T7~US~A3~vw~Thomas Built~Thomas Built Buses, Inc
1T8~US~A3~ovw~Thomas Built~Thomas Built Buses, Inc
1TK~US~B4~iv~Trail King Industries
1TU~US~B3~ovw~Tmc~Transportation Manufacturing Corporation
1V1~US~A2~oivw~Volkswagen~Volkswagen Group Of America, Inc.
1V2~US~A5~iuvw~Volkswagen~Volkswagen Group Of America, Inc.
1V4~US~B~i~Nissan
1VH~US~B3~vw~Orion Bus~Daimlerchrysler Commercial Buses North America
1VR~US~B4~vw~Vermeer~Vermeer Manufacturing Company
1VW~US~A1~loiuvw~Volkswagen~Volkswagen Group Of America, Inc.
1WA~US~B2~ov~Autocar~Volvo White Truck Corporation
1WB~US~B7~ov~Autocar~Volvo White Truck Corporation
1WU~US~B2~ovw~White~Volvo White Truck Corporation
1WV~US~B5~ovw~Winnebago~Winnebago Industries, Inc.
1WW~US~B5~vw~Winnebago~Winnebago Industries, Inc.
1WX~US~B7~vw~White~Volvo White Truck Corporation
1WY~US~B7~vw~White~Volvo White Truck Corporation
1XK~US~A2~loiuvw~Kenworth~Kenworth Truck Company
1XM~US~A1~ovw~Renault~Fca Us Llc
1XP~US~A2~loivw~Peterbilt~Peterbilt Motors Company
1Y1~US~A1~oivw~Chevrolet|Geo~New United Motor Manufacturing, Inc.
1YJ~US~B0~vw~Rokon~Rokon International, Inc.
1YV~US~A1~loivw~Mazda~Auto Alliance International, Usa
1Z3~US~A2~oivw~Mitsubishi~Fca Us Llc
1Z5~US~B~o~Mitsubishi
1Z7~US~A2~oivw~Mitsubishi~Fca Us Llc
1ZV~US~A1~loiuvw~Ford~Auto Alliance International, Usa
1ZW~US~A1~oivw~Mercury~Auto Alliance International, Usa
210~CA~B~i~Ford
2A3~CA~A1~ovw~Chrysler~Fca Canada Inc.
2A4~CA~A5~loiuvw~Chrysler~Fca Canada Inc.
2A8~CA~A5~oivw~Chrysler~Fca Canada Inc.
2AY~CA~A7~uvw~Hino~Hino Motors Canada, Ltd
2AZ~CA~A2~uvw~Hino~Hino Motors Canada, Ltd
2B1~CA~B3~ovw~Orion Bus~DAIMLERCHRYSLER COMMERCIAL BUSES NORTH AMERICA
2B3~CA~A1~loiuvw~Dodge~Fca Canada Inc.
2B4~CA~A5~oivw~Dodge~Fca Canada Inc.
2B5~CA~B3~oiuvw~Chrysler~Fca Canada Inc.
2B6~CA~A7~oivw~Dodge~Fca Canada Inc.
2B7~CA~A2~loiuvw~Dodge~Fca Canada Inc.
2B8~CA~A5~oiv~Dodge~Fca Canada Inc.
2BC~CA~A5~ovw~Jeep~American Motors Corp.
2BD~CA~A7~ov~Jeep~American Motor Of Canada
2BT~CA~B~o~Jeep~JEEP
2BV~CA~A0~vw~BRP~Bombardier Recreational Products Inc
2BW~CA~A8~vw~BRP~Bombardier Recreational Products Inc
2BX~CA~A0~vw~BRP|Spyder~Bombardier Recreational Products Inc
2BZ~CA~A4~vw~BRP~Bombardier Recreational Products Inc
2C1~CA~A1~ovw~Chevrolet|Geo~General Motors Llc
2C3~CA~A1~loiuvw~Chrysler|Dodge|Fiat|Lancia~Fca Canada Inc.
2C4~CA~A5~oivw~Chrysler|Dodge|Fiat|Jeep|Lancia|Ram|Volkswagen~Fca Canada Inc.
2C7~CA~A7~oivw~Chrysler|Dodge|Fiat|Jeep|Lancia|Pontiac|Ram|Volkswagen~Fca Canada Inc.
2C8~CA~A5~oivw~Chrysler~Fca Canada Inc.
2CC~CA~A5~ovw~AMC|Chevrolet~Cami Automotive Inc
2CG~CA~A5~vw~Pontiac~General Motors Llc
2CH~CA~B~o~Chevrolet
2CK~CA~A5~oivw~GMC|Geo|Pontiac~General Motors Llc
2CM~CA~A1~ovw~AMC~American Motors Inc
2CN~CA~A5~loivw~Chevrolet|Geo~General Motors Llc
2CT~CA~A5~ivw~GMC~General Motors Llc
2D3~CA~A2~loiuv~Dodge~Fca Canada Inc.
2D4~CA~A5~oivw~Dodge~Fca Canada Inc.
2D6~CA~A7~oivw~Dodge~Fca Canada Inc.
2D7~CA~A2~oivw~Dodge~Fca Canada Inc.
2D8~CA~A5~oivw~Dodge~Fca Canada Inc.
2DG~CA~B4~oivw~Armorteck~Armorteck Inc.
2E3~CA~A1~ovw~Eagle~Fca Canada Inc.
2E4~CA~A5~vw~Lancia~Fca Canada Inc.
2FA~CA~A1~louvw~Ford~Ford Motor Company Of Canada, Ltd.
2FB~CA~A3~louv~Ford~Ford Motor Company Of Canada, Ltd.
2FC~CA~A7~louv~Ford~Ford Motor Company Of Canada, Ltd.
2FD~CA~A7~ov~Ford~Ford Motor Company Of Canada, Ltd.
2FF~CA~B~o~Ford~FORD
2FM~CA~A5~louvw~Ford~Ford Motor Company Of Canada, Ltd.
2FT~CA~A2~louvw~Ford~Ford Motor Company Of Canada, Ltd.
2FU~CA~A2~loiuvw~Freightliner~Freightliner  Corporation
2FV~CA~A7~loiuvw~Freightliner~Freightliner  Corporation
2FW~CA~A2~ovw~Sterling~Sterling Trucks
2FY~CA~B3~vw~New Flyer~New Flyer Industries Canada Ulc
2FZ~CA~A7~loivw~Sterling~Sterling Trucks
2G0~CA~A3~ouvw~GMC~General Motors Llc
2G1~CA~A1~loiuvw~Chevrolet~General Motors Llc
2G2~CA~A1~loiuvw~Pontiac~General Motors Llc
2G3~CA~A1~loiuvw~Oldsmobile~General Motors Llc
2G4~CA~A1~loiuvw~Buick~General Motors Llc
2G5~CA~B2~ovw~Brightdrop|Chevrolet~General Motors Llc
2G6~CA~A1~ivw~Cadillac~General Motors Llc
2G7~CA~A1~ovw~Pontiac~General Motors Llc
2G8~CA~A5~ovw~Chevrolet~General Motors Llc
2G9~CA~B~loiw~Gnome Homes
2GA~CA~A3~ouvw~Chevrolet~General Motors Llc
2GB~CA~A7~ovw~Chevrolet~General Motors Llc
2GC~CA~A2~oivw~Chevrolet~General Motors Llc
2GD~CA~A7~ovw~GMC~General Motors Llc
2GE~CA~A7~ivw~Cadillac~General Motors Llc
2GH~CA~A3~vw~GMC~General Motors Llc
2GJ~CA~A3~ouvw~GMC~General Motors Llc
2GK~CA~A5~oivw~GMC~General Motors Llc
2GL~CA~B4~v~General Coach
2GM~CA~B~o~Pontiac
2GN~CA~A5~oivw~Chevrolet~General Motors Llc
2GR~CA~B4~v~Glendale Rv~Glendale RV
2GT~CA~A2~oivw~GMC~General Motors Llc
2GX~CA~B4~uv~Bigfoot Industries (2010) Inc.~BIGFOOT INDUSTRIES Inc.
2GY~CA~B~o~Cadillac
2HG~CA~A1~louvw~Honda~Honda Of Canada Mfg., A Division Of Honda Canada Inc.
2HH~CA~A1~oivw~Acura~Honda Of Canada Mfg., A Division Of Honda Canada Inc.
2HJ~CA~A2~louvw~Honda~Honda Of Canada Mfg., A Division Of Honda Canada Inc.
2HK~CA~A5~louvw~Honda~Honda Of Canada Mfg., A Division Of Honda Canada Inc.
2HM~CA~A~loiuw~Hyundai
2HN~CA~A5~oivw~Acura~Honda Of Canada Mfg., A Division Of Honda Canada Inc.
2HS~CA~A2~ovw~Caterpillar|Ic Bus|International|Workhorse~Navistar Canada, Inc.
2HT~CA~A7~ovw~Caterpillar|Ic Bus|International|Workhorse~Navistar Canada, Inc.
2J4~CA~A5~ovw~Jeep~Fca Canada Inc.
2J6~CA~A7~ov~Jeep~Fca Canada Inc.
2J7~CA~B~o~Jeep~JEEP
2L1~CA~A7~ivw~Lincoln~Ford Motor Company Of Canada, Ltd.
2L9~CA~B~ow~Les Contenants Durabac
2LJ~CA~A7~vw~Lincoln~Ford Motor Company Of Canada, Ltd.
2LM~CA~A5~oivw~Lincoln~Ford Motor Company Of Canada, Ltd.
2LN~CA~A1~oivw~Lincoln~Ford Motor Company Of Canada, Ltd.
2M1~CA~A2~vw~Mack~Mack Canada Inc.
2M2~CA~A7~ovw~Mack~Mack Canada Inc.
2M3~CA~B7~v~Mack~Mack Canada Inc.
2M5~CA~B4~v~Manac~The Canam Manac Group Inc
2ME~CA~A1~ovw~Mercury~Ford Motor Company Of Canada, Ltd.
2MG~CA~B3~vw~Motor Coach Industries~Motor Coach Industries Limited
2MH~CA~A7~ov~Mercury~Ford Motor Company Of Canada, Ltd.
2MR~CA~A5~ovw~Mercury~Ford Motor Company Of Canada, Ltd.
2MS~CA~B4~v~Miska Trailer Factory~2055495 Ontario Ltd.
2MW~CA~B4~v~Marlon Recreational Products Ltd.~Marlon Recreational Products Ltd
2MX~CA~B4~v~Maxi Roule Inc
2NK~CA~A7~ovw~Kenworth~Kenworth Truck Company
2NP~CA~A7~ovw~Peterbilt~Peterbilt Motors Company
2NV~CA~A3~loiuvw~Nova Bus~Nova Bus Inc.
2P3~CA~A1~loiuvw~Plymouth~Fca Canada Inc.
2P4~CA~A5~oivw~Plymouth~Fca Canada Inc.
2P5~CA~A3~ouvw~Plymouth~Fca Canada Inc.
2P9~CA~A~ow~Prevost
2PC~CA~A3~ovw~Prevost~Volvo Group Canada, Inc
2S2~CA~A1~oivw~Suzuki~Suzuki Motor Of America, Inc
2S3~CA~A5~oivw~Suzuki~Suzuki Motor Of America, Inc
2S4~CA~B~o~Suzuki
2T1~CA~A1~ovw~Toyota~Toyota Motor Manufacturing Canada
2T2~CA~A5~oivw~Lexus~Toyota Motor Manufacturing Canada
2T3~CA~A5~ovw~Toyota~Toyota Motor Manufacturing Canada
2TL~CA~B4~v~Tremcar~Tremcar Inc.
2TM~CA~B4~v~Temisko~Temisko, Inc.
2TU~CA~B3~v~Motor Coach Industries~Tri-Star Industries Limited
2TV~CA~B4~v~Titan Trailers Inc.
2TX~CA~B4~v~Innovative Trailer Design Industries~Innovative Trailer Design Industries Inc.
2TZ~CA~B4~v~Triumph~Triumph Trailers Canada
2V4~CA~A5~loiuvw~Volkswagen~Fca Canada Inc.
2V8~CA~A5~loiuvw~Volkswagen~Chrysler Group Llc,Chrysler Canada, Chrysler De Mexico
2W~CA~B~i~Western Star
2WK~CA~A2~louvw~Western Star~Western Star Trucks Inc
2WL~CA~A7~louvw~Western Star~Western Star Trucks Inc
2WM~CA~A7~louvw~Western Star~Western Star Trucks Inc
2XK~CA~A2~ovw~Kenworth~Kenworth Truck Company
2XM~CA~A1~ovw~Eagle~Chrysler Group Llc,Chrysler Canada, Chrysler De Mexico
2XP~CA~A2~ovw~Peterbilt~Peterbilt Motors Company
309~~B~i~Chevrolet
363~HN~A~lw~Spyker~Spyker Cars
3A4~MX~A5~oivw~Chrysler~Chrysler De Mexico Toluca
3A8~MX~A5~oivw~Chrysler~Chrysler De Mexico Toluca
3AB~MX~B3~ov~Dina Autobuses
3AK~MX~A2~vw~Freightliner~Daimler Vehículos Comerciales México S. De R.L. De C.V.
3AL~MX~A7~ovw~Freightliner~Daimler Vehículos Comerciales México S. De R.L. De C.V.
3B3~MX~A1~ovw~Chrysler|Dodge~Chrysler De Mexico Toluca
3B4~MX~A5~ovw~Dodge~Chrysler De Mexico Toluca
3B6~MX~A7~oivw~Dodge~Chrysler De Mexico Toluca
3B7~MX~A2~oivw~Dodge~Chrysler De Mexico Toluca
3BJ~MX~A7~vw~Western Star~Daimler Truck North America Llc
3BK~MX~A7~ovw~Kenworth~Kenworth Truck Company
3BM~MX~B3~vw~Motor Coach Industries~Motor Coach Industries, Inc.
3BP~MX~A7~ovw~Peterbilt~Peterbilt Motors Company
3C3~MX~A1~oivw~Chrysler|Dodge|Fiat|Lancia~Chrysler De Mexico Toluca
3C4~MX~A5~loiuvw~Chrysler|Dodge|Fiat|Jeep|Lancia|Ram|Volkswagen~Chrysler De Mexico Toluca
3C6~MX~A2~ivw~Chrysler|Dodge|Fiat|Jeep|Lancia|Ram|Volkswagen~Chrysler De Mexico Toluca
3C7~MX~A7~ivw~Chrysler|Dodge|Fiat|Jeep|Lancia|Ram|Volkswagen~Chrysler De Mexico Toluca
3C8~MX~A5~oivw~Chrysler~Chrysler De Mexico Toluca
3CA~MX~A5~ov~Chrysler~Chrysler De Mexico Toluca
3CE~MX~A3~ovw~Volvo~Volvo Group Mexico, S.A. De C.V.
3CZ~MX~A5~oivw~Honda~Honda De Mexico, S.A. De C.V.
3D~MX~B~i~Dodge
3D2~MX~A7~vw~Dodge~Chrysler De Mexico Toluca
3D3~MX~A2~louvw~Dodge~Chrysler De Mexico Toluca
3D4~MX~A5~luvw~Dodge~Chrysler De Mexico Toluca
3D5~MX~A3~ov~Dodge~Chrysler De Mexico Toluca
3D6~MX~A7~ovw~Dodge~Chrysler De Mexico Toluca
3D7~MX~A2~ovw~Dodge~Chrysler De Mexico Toluca
3E4~MX~A5~vw~Fiat~Chrysler De Mexico Toluca
3F6~MX~A2~vw~Sterling~Daimler Chrysler De Mexico Sa De Cv
3FA~MX~A1~louvw~Ford~Ford Motor Company, Mexico
3FB~MX~A3~ov~Ford~Ford Motor Company, Mexico
3FC~MX~A7~ovw~Ford~Ford Motor Company, Mexico
3FD~MX~A7~ov~Ford~Ford Motor Company, Mexico
3FE~MX~A7~louv~Ford~Ford Motor Company, Mexico
3FF~MX~B7~ov~Freightliner~Freightliner  Corporation
3FM~MX~A5~vw~Ford~Ford Motor Company, Mexico
3FN~MX~A2~vw~Ford~Blue Diamond Truck, S. De R. L. De C. V.
3FR~MX~A7~ovw~Ford~Blue Diamond Truck, S. De R. L. De C. V.
3FT~MX~A2~ovw~Ford~Ford Motor Company, Mexico
3G0~MX~A5~iuvw~Holden|Saab~General Motors Llc
3G1~MX~A1~oiuvw~Chevrolet~General Motors Llc
3G2~MX~A1~oiuvw~Pontiac~General Motors Llc
3G3~MX~B1~v~Oldsmobile~General Motors Llc
3G4~MX~A1~ouvw~Buick~General Motors Llc
3G5~MX~A5~oiuvw~Buick~General Motors Llc
3G7~MX~A5~oiuvw~Pontiac~General Motors Llc
3G8~MX~B~o~Chevrolet
3GA~MX~B~o~Chevrolet
3GB~MX~A7~ov~Chevrolet~General Motors Llc
3GC~MX~A2~oiuvw~Chevrolet~General Motors Llc
3GD~MX~A7~oiv~GMC|Saab~General Motors Llc
3GE~MX~B~o~Chevrolet
3GG~MX~A2~ov~Cadillac~General Motors Llc
3GH~MX~B4~v~Grupo Industrial Tres Estrellas
3GJ~MX~B4~v~Hm Trailas Y Remolques~Hector Alejandro Menchaca Guajardo
3GK~MX~A5~oiuvw~GMC~General Motors Llc
3GM~MX~B5~ouvw~Chevrolet~General Motors Llc
3GN~MX~A5~oiuvw~Chevrolet~General Motors Llc
3GP~MX~B5~v~Honda~General Motors Llc
3GR~MX~B4~v~Silver Armor~Gerhard Peters Neudorf
3GS~MX~A5~iuvw~Saturn~General Motors Llc
3GT~MX~A2~oiuvw~GMC~General Motors Llc
3GV~MX~B4~iv~Implementos Agricolas Dos Estellas~Peter Friesen Loewen
3GY~MX~A5~oivw~Cadillac~General Motors Llc
3H1~MX~A0~ovw~Honda~Honda De Mexico, S.A. De C.V.
3H3~MX~A4~vw~Hyundai~Hyundai De Mexico, S.A. De C.V.
3H4~MX~B4~v~Heil Trailer International|J&L~Heil Trailer International, Llc
3H5~MX~B4~v~Remolques El Aguila 602~Helena Suderman Neudrof Y/O Fabrica De Tubos Y Remolques El 
3H6~MX~B4~v~Polar Tank Trailer~Polar Tank Trailer, Llc
3H7~MX~B4~v~Horizon Trailers~Horizon Trailers Mexico S De Rl De Cv
3HA~MX~A7~ovw~Caterpillar|Ic Bus|International|Workhorse~Blue Diamond Truck, S. De R. L. De C. V.
3HB~MX~B7~v~Caterpillar|Ic Bus|International|Workhorse~Blue Diamond Truck, S. De R. L. De C. V.
3HC~MX~A2~vw~Caterpillar|Ic Bus|International|Workhorse~Blue Diamond Truck, S. De R. L. De C. V.
3HD~MX~B5~v~Acura|Honda~Honda De Mexico, S.A. De C.V.
3HF~MX~B0~v~Spartan Intimidator|Toro Workman~Toro Company De Mexico, S. De R.L. De C.V
3HG~MX~A1~ovw~Honda~Honda De Mexico, S.A. De C.V.
3HK~MX~B4~v~Barrera~Talleres Barrera S.A. De C.V.
3HM~MX~B~o~Honda~HONDA
3HR~MX~B2~v~Caterpillar|Ic Bus|International|Workhorse~International Motors, Llc
3HS~MX~A2~ovw~Caterpillar|Ic Bus|International|Workhorse~International Motors, Llc
3HT~MX~A7~ovw~Caterpillar|Ic Bus|International|Workhorse~International Motors, Llc
3HU~MX~B4~v~Orange X~Orange X Trailers S.A De C.V
3HV~MX~B7~v~Caterpillar|Ic Bus|International|Workhorse~International Motors, Llc
3JB~MX~A0~lovw~BRP~Brp Mexico, S.A. De C.V.
3KP~MX~A1~oivw~Hyundai|Kia~Kia Mexico S.A. De C.V.
3LN~MX~A1~oivw~Lincoln~Ford Motor Company, Mexico
3MA~MX~A1~ov~Mercury~Ford Motor Company, Mexico
3MD~MX~A1~livw~Mazda~Mazda Motor Manufacturing De Mexico S.A. De C.V.
3ME~MX~A1~oivw~Mercury~Ford Motor Company, Mexico
3MV~MX~A5~vw~Mazda~Mazda Motor Manufacturing De Mexico S.A. De C.V.
3MW~MX~A1~vw~BMW~Bmw AG
3MY~MX~A1~ivw~Toyota~Mazda Motor Manufacturing De Mexico S.A. De C.V.
3MZ~MX~A1~loivw~Mazda~Mazda Motor Manufacturing De Mexico S.A. De C.V.
3N1~MX~A1~ovw~Infiniti|Nissan~Nissan Mexicana, S.A. De C.V.
3N6~MX~A2~oivw~Chevrolet|Infiniti|Nissan~Nissan Mexicana, S.A. De C.V.
3N8~MX~A5~ovw~Nissan~Nissan Mexicana, S.A. De C.V.
3NE~MX~A0~vw~Polaris~Polaris Industries Inc.
3NG~MX~B4~v~Metalium Industries~Metalium Industries S. De R.L. De C.V.
3NK~MX~A7~ov~Kenworth~Kenworth Mexicana Sa De Cv
3NM~MX~B2~ov~Kenworth~Kenworth Mexicana Sa De Cv
3NS~MX~A0~vw~Polaris~Polaris Industries Inc.
3NT~MX~B4~v~Iron Star(Ivan Neufeld Teichroeb)~Ivan Neufeld Teichroeb
3P3~MX~A1~loiuvw~Plymouth~Chrysler De Mexico Toluca
3PC~MX~A5~uvw~Infiniti|Nissan~Nissan North America, Inc.
3TM~MX~A2~oivw~Toyota~Toyota Motor Mfg De Baja California S De Rl De Cv
3TY~MX~A2~vw~Toyota~Toyota Motor Manufacturing De Guanajuato
3VV~MX~A5~iuvw~Volkswagen~Volkswagen De Mexico Sa De Cv
3VW~MX~A1~loiuvw~Volkswagen~Volkswagen De Mexico Sa De Cv
3WK~MX~A2~ovw~Kenworth~Kenworth Truck Company
3WP~MX~A2~vw~Peterbilt~Peterbilt Motors Company
43C~US~B1~vw~Consulier Gtp~Consulier Industries, Inc.
45V~US~B2~ov~Utilimaster Motor Corporation~Utilimaster Corporation
460~US~B~i~Mercedes-Benz
46G~US~B7~ovw~Gillig~Gillig Llc
478~US~A0~ovw~Honda~American Honda Motor Co., Inc.
480~US~A2~vw~Sterling~Sterling Trucks
495~US~B4~vw~Aga Gas Central|Inc~Aga Gas Central, Inc
49H~US~A2~ovw~Sterling~Sterling Trucks
4A~US~B~i~Mitsubishi
4A3~US~A1~ovw~Mitsubishi~Mitsubishi Motors North America
4A4~US~A5~ovw~Mitsubishi~Mitsubishi Motors North America
4B3~US~A1~oivw~Dodge~Fca Us Llc
4B9~US~A3~uw~BYD~BYD Coach & Bus LLC
4C3~US~A1~oivw~Chrysler~Fca Us Llc
4CD~US~A7~ovw~Oshkosh~Oshkosh Corporation
4DR~US~B3~ovw~Caterpillar|Ic Bus|International|Workhorse~Ic Bus, Llc
4E3~US~A1~ovw~Eagle~Fca Us Llc
4F2~US~A5~ovw~Mazda~Ford Motor Company
4F3~US~B2~v~Mazda~Ford Motor Company
4F4~US~A2~ovw~Mazda~Ford Motor Company
4F5~US~B4~v~Fourstar Trailers
4F6~US~B4~v~Ameriquip~AmeriQuip
4F7~US~B4~v~Vision Metals Inc. Dba Ferree Trailer
4FB~US~B4~v~Sport Boat Trailers~Sport Boat Trailers Inc.
4FC~US~B4~v~Slip Stream~Coastal Manufacturing Co., L.P.
4FE~US~B4~v~Fireside Recreational Vehicles
4FG~US~B4~v~Ather~Featherlite Trailer Manufacturing, Llc
4FK~US~B4~v~4-Star Trailers Inc.~4-Star Trailers, Inc.
4FP~US~B4~v~Pace American~Pace American Of Georgia Inc.
4FU~US~B4~v~Southwest/Tcp~Southwest/TCP
4FV~US~B4~v~Doosan~Doosan Bobcat North America, Inc.
4FZ~US~B4~v~Double "P" Trailers~Double "P" Fabrication & Installation, Inc.
4G1~US~A1~oivw~Chevrolet~General Motors Llc
4G2~US~A1~ovw~Pontiac~General Motors Llc
4G3~US~B1~vw~Chevrolet~General Motors Llc
4G5~US~B1~vw~GMC~General Motors Llc
4GB~US~B4~ov~Dressen Custom Trailers
4GD~US~A5~oivw~GMC|Opel~General Motors Llc
4GL~US~A7~vw~Buick~General Motors Llc
4GT~US~A2~ovw~Isuzu~General Motors Llc
4J4~US~B~o~Jeep~JEEP
4JG~US~A5~louvw~Mercedes-Benz~Mercedes-Benz Of North America, Inc.
4KB~US~A7~ovw~Chevrolet~General Motors Llc
4KD~US~A7~ovw~GMC~General Motors Llc
4KL~US~A7~ovw~Isuzu~General Motors Llc
4M0~US~B0~v~Vectrix|Vectrix Sp. Z.O.O.~Vectrix Corporation
4M2~US~A5~ovw~Mercury~Ford Motor Company
4M3~US~B7~v~Mercury~Ford Motor Company
4M4~US~B2~v~Mercury~Ford Motor Company
4M6~US~B4~v~Big Dog Trailer Mfg~Big Dog Trailer Co
4M7~US~B4~v~Teton International~B&B Homes Inc Dba Teton Homes Dba Teton Int.
4M8~US~B4~v~Superior Trailers Of Georgia~Superior Trailers Of Georgia, Inc.
4MA~US~B0~v~Atk~Atk America, Inc.
4ME~US~B4~v~Eagle~American Eagle Trailers Inc
4MF~US~B4~v~Cart-Away Concrete~Cart-Away Concrete Systems Inc.
4MG~US~B4~v~M & J Trailers Unlimited Inc~M & J Trailers Unlimited, Inc.
4MH~US~B4~v~Patriot Trailer Sales~Patriot Trailer Sales, Inc.
4MJ~US~B4~v~Cmi~Cornelius Manufacturing, Inc.
4MK~US~B4~v~Almar Manufacturing|Bci Manufacturing~Bultman Supply Co
4ML~US~A4~vw~Oshkosh~Oshkosh Trailer Division
4MN~US~B4~v~Better Built Trailers
4MU~US~B4~v~Sunshine Wholesale~Sunshine Truck & Equipment
4MV~US~B4~v~Worthington Welding Inc.~Worthington Welding, Inc.
4MW~US~B4~v~Delta Manufacturing|Inc.~Delta Manufacturing, Inc.
4MZ~US~A0~vw~Buell~Buell Motorcycle Co.
4N1~US~B4~ov~Nash~Northwood Manufacturing, Inc.
4N2~US~A5~oivw~Nissan~Ford Motor Company
4NU~US~A5~oivw~Isuzu~General Motors Llc
4P1~US~B2~vw~Frontline|Jerr-Dan|Jlg|London|Mcneilus|Oshkosh|Pierce Manufacturing|Smit~Pierce Manufacturing Inc.
4P3~US~A1~ovw~Mitsubishi~Mitsubishi Motors North America
4RK~US~A3~loiuvw~Nova Bus|Prevost~Nova Bus Inc.
4S0~US~B4~v~Trailboss~Trailboss Trailers Inc.
4S1~US~A2~ovw~Isuzu~Isuzu Motors Limited, Japan
4S2~US~A5~oivw~Isuzu~Isuzu Motors Limited, Japan
4S3~US~A1~oivw~Subaru~Subaru Of America, Inc
4S4~US~A5~oivw~Subaru~Subaru Of America, Inc
4S5~US~B7~v~Isuzu~Isuzu Manufacturing Services Of America, Inc.
4S6~US~A5~oivw~Honda~Isuzu Manufacturing Services Of America, Inc.
4S7~US~B7~ovw~Spartan Motors Chassis~The Shyft Group, Inc.
4S8~US~B4~v~Morbark~Morbark, Llc
4SC~US~B7~v~A.S.C.~Automotive Safety Testing [agent for] Asia Smith Motor Co., 
4SJ~US~B4~v~B & W Trailers
4SL~US~B3~ov~Magnum~Magnum Manufacturing Divsion Of Coach Corp
4SR~US~B4~v~Skyline Corporation
4SW~US~B4~v~Skyline Corporation
4T1~US~A1~ovw~Toyota~Toyota Motor Manufacturing, Kentucky, Inc.
4T3~US~A5~ovw~Toyota~Toyota Motor Manufacturing, Kentucky, Inc.
4T4~US~A1~vw~Toyota~Toyota Motor Manufacturing, Northern Kentucky, Inc.
4T5~US~B4~v~Inc.|Tie Down Engineering~Tie Down Engineering. Inc.
4T9~US~B~low~Xos~Xos, Inc.
4TA~US~A2~ovw~Toyota~Tabc Inc.
4TB~US~B4~v~Okt~Trailers By Dorsey, Inc
4TC~US~B4~v~Triton~Triton Trailers Llc
4TE~US~B4~v~Barrett Trailers~Barrett Trailers, Llc
4TG~US~B4~v~Titan Trailer Mfg~Titan Trailer Mfg., Inc.
4TJ~US~B4~v~Texan Truck Body Co
4TM~US~B4~v~Trail Star Trailer|White River Marine Group~White River Marine Group Llc
4UF~US~B8~lovw~Arctic Cat|BRP|Caterpillar|Cushman|Jlg|Tracker|White Label - Other|Yamaha~Arctic Cat Inc
4US~US~A1~loiuvw~BMW~Bmw Manufacturer Corporation / Bmw North America
4UZ~US~A7~loiuvw~Freightliner|Fuso~Freightliner Custom Chassis Corp.
4V1~US~A2~louvw~GMC|Volvo Trucks~Volvo Group North America, Llc
4V2~US~A7~louvw~GMC|Volvo Trucks~Volvo Group North America, Llc
4V3~US~B2~louv~Volvo Trucks~Volvo Group North America, Llc
4V4~US~A2~louvw~Volvo Trucks~Volvo Group North America, Llc
4V5~US~A7~louvw~Volvo Trucks~Volvo Group North America, Llc
4V6~US~B2~louv~Volvo Trucks~Volvo Group North America, Llc
4VA~US~A2~ovw~Volvo Trucks~Volvo Group North America, Llc
4VE~US~A7~vw~Volvo Trucks~Volvo Group North America, Llc
4VG~US~A2~ovw~Volvo Trucks~Volvo Group North America, Llc
4VH~US~A7~ovw~Volvo Trucks~Volvo Group North America, Llc
4VJ~US~A2~ov~Volvo~Volvo Group North America, Llc
4VK~US~B7~ov~Volvo Trucks~Volvo Group North America, Llc
4VL~US~B4~louv~Inc.|Veri-Lite~Veri-Lite, Inc.
4VM~US~A7~louvw~Volvo Trucks~Volvo Group North America, Llc
4VZ~US~B7~louvw~Chevrolet|GMC|Isuzu|Spartan Motors|Spartan Motors Chassis|Spartan Rv Chassis~The Shyft Group, Inc.
4XA~US~A0~vw~Polaris~Polaris Industries Inc.
4YM~US~B4~vw~Carry-On Trailer~Carry-On Trailer, Inc.
4Z3~US~B2~vw~American Lafrance~American Lafrance, Llc
50E~US~A1~vw~Lucid~Lucid Usa, Inc.
50G~US~B1~vw~Karma~Karma Automotive, Inc.
516~US~B2~vw~Autocar Industries~Autocar Industries, Llc
51R~US~B0~vw~Brammo~Brammo, Inc.
523~US~B5~vw~The Vehicle Production Group~The Vehicle Production Group Llc
52C~US~A6~vw~Polaris~Polaris Industries Inc.
538~US~A0~lovw~Zero~Zero Motorcycles, Inc.
53G~US~B1~vw~Coda~Coda Automotive, Inc.
53T~US~B1~vw~Th!Nk~Think North America Inc.
542~US~B4~vw~Bravo Trailers~Bravo Trailers Llc
544~US~B6~vw~Bb Buggies~Bb Buggies Inc.
546~US~B0~vw~Buell~Buell Motorcycle Co.
54C~US~B4~vw~Sunnybrook|Winnebago Of Indiana~Winnebago Of Indiana, Llc
54D~US~A7~ivw~Chevrolet|GMC|Isuzu~The Shyft Group, Inc.
55~US~A~oi~Mercedes-Benz
55S~US~A1~ivw~Mercedes-Benz~Mercedes-Benz Cars
560~US~B4~vw~Inc. Dba Altocraft Usa|Mastercraft Tools Florida~Mastercraft Tools Florida, Inc.
56K~US~A0~vw~Indian~Indian Motorcycle Llc
57W~US~B1~vw~Hummer~Am General Llc
57X~US~B0~vw~Slingshot~Polaris Industries Inc.
58A~US~A1~ivw~Lexus~Toyota Motor Manufacturing, Kentucky, Inc.
5AS~US~B6~ovw~Gem~Polaris Industries Inc.
5B4~US~B7~ovw~Caterpillar|Ic Bus|International|Workhorse~Workhorse Custom Chassis
5BZ~US~A3~iuvw~Nissan~Nissan North America, Inc.
5CD~US~A0~vw~Indian~Indian Motorcycle Company
5CK~US~A2~ov~Western Star~Western Star Trucks Inc
5CX~US~B1~vw~Shelby~Shelby American, Inc.
5EH~US~B0~vw~Excelsior-Henderson Motorcycles
5F0~US~B0~v~Classic Motorcycles & Sidecars~Classic Motorcycles & Sidecars, Inc.
5F1~US~B4~v~Inc|Wanco~Wanco, Inc.
5F5~US~B0~v~Esarati Electric Technologies Corp~Esarati Electric Technologies Corp.
5F6~US~B4~v~Ennis Trailer Mfg~Ennis Trailer Mfg.
5F7~US~B4~v~Big Bubba'S Trailer Sales~Big Bubba'S Trailer Sales, Inc.
5F8~US~B6~v~Zone Electric Car~Zone Electric Car Llc
5FA~US~B4~v~Fleetwood Enterprises~Fleetwood Enterprises, Inc.
5FB~US~B4~v~Fleetwood Enterprises~Fleetwood Enterprises, Inc.
5FC~US~B6~v~Columbia|Tomberlin~Columbia Vehicle Group, Inc.
5FG~US~B4~v~Inc.|Inc/C & C Distributors|Thule Trailers~Thule Trailers, Inc.
5FK~US~B4~v~Diamond C Farm Equipment~Diamond C Enterprises, Inc. dba Diamond C Farm Equipment
5FL~US~B4~v~B & R Trailers~B&R Trailer Mfg., Inc.
5FM~US~B4~v~Carnai Trailers Inc.~Carnai Trailers Inc
5FN~US~A5~ovw~Honda~American Honda Motor Co., Inc.
5FP~US~A2~ovw~Honda~American Honda Motor Co., Inc.
5FR~US~A5~ivw~Acura~American Honda Motor Co., Inc.
5FS~US~B2~v~Acura~American Honda Motor Co., Inc.
5FT~US~B4~v~Felling Trailers~Felling Trailers, Inc.
5FV~US~B4~v~Ironhorse Manufacturing Inc~Ironhorse Trailers, L.L.C.
5FW~US~B4~v~Diamond T Trailers Mfg. Co.~Diamond T Trailers
5FY~US~B3~ovw~New Flyer~New Flyer Of America, Inc.
5G8~US~A1~uvw~Holden~General Motors Llc
5GA~US~A5~oivw~Buick~General Motors Llc
5GD~US~A1~vw~Daewoo~General Motors Llc
5GN~US~A2~ivw~Hummer~General Motors Llc
5GR~US~A5~oivw~Hummer~General Motors Llc
5GT~US~A5~oivw~Hummer~General Motors Llc
5GZ~US~A5~oivw~Saturn~General Motors Llc
5HD~US~A0~ivw~Harley-Davidson~Harley-Davidson Motor Company
5J6~US~A5~oivw~Honda~American Honda Motor Co., Inc.
5J8~US~A5~oivw~Acura~American Honda Motor Co., Inc.
5KB~US~A1~ivw~Honda~American Honda Motor Co., Inc.
5KJ~US~A2~ovw~Western Star~Daimler Truck North America Llc
5KK~US~A7~ovw~Western Star~Daimler Truck North America Llc
5L0~US~B4~v~Giles Rv~Giles Rv, Llc.
5L1~US~A5~vw~Lincoln~Ford Motor Company
5L3~US~B4~v~Inc.|Trailerman Trailers~Trailerman Trailers, Inc.
5L4~US~B4~v~Pilgrim International~Pilgrim International, Inc.
5L5~US~B0~v~American Ironhorse Motorcycles~American Ironhorse Motorcycle Company, Inc.
5L6~US~B4~v~Eagle~Eagle Iron Trailers, Inc.
5L7~US~B4~v~Moffett Utility Trailers
5L8~US~B4~v~Load Max Trailers|Ltd~Load Max Trailers, Ltd
5LA~US~B4~v~Llc|Royal Cargo~Royal Cargo, Llc
5LB~US~B4~v~Cargo South~Cargo South, Inc.
5LD~US~A7~vw~Ford~Ford Motor Company
5LE~US~B4~v~Quality Steel & Aluminum Products~Quality Steel & Aluminum Products, Llc
5LF~US~B4~v~Tidewater Trailers
5LG~US~B4~v~Masterbuilt Manufacturing Inc.~Masterbuilt Manufacturing Inc
5LK~US~B4~v~Load King~Load King Llc
5LL~US~B4~v~Cargo America
5LM~US~A5~ovw~Lincoln~Ford Motor Company
5LP~US~B4~v~Hawkline Llc
5LT~US~A2~ovw~Lincoln~Ford Motor Company
5LV~US~B4~v~Holmes Enterprises~Holmes Enterprises, Inc.
5LY~US~B0~v~Johnny Pag Motorcycles~Johnny Pag
5LZ~US~B4~v~Eclipse Recreational Vehicles|Inc~Eclipse Recreational Vehicles, Inc.
5MZ~US~A0~vw~Buell~Buell Motorcycle Co.
5N1~US~A5~loiuvw~Infiniti|Nissan~Nissan North America, Inc.
5N3~US~A5~oiuvw~Infiniti~Nissan North America, Inc.
5NA~US~B~i~Nissan
5NM~US~A5~oivw~Genesis|Hyundai~Hyundai Motor Manufacturing Alabama Llc
5NP~US~A1~loiuvw~Hyundai~Hyundai-Kia America Technical Center Inc
5NT~US~A2~vw~Hyundai~Hyundai Motor Manufacturing Alabama Llc
5PV~US~A7~ouvw~Hino~Hino Motors Manufacturing U.S.A.
5S3~US~A5~oivw~Saab~General Motors Llc
5SA~US~A0~ovw~Suzuki~Suzuki Motor Of America, Inc
5SX~US~B7~ovw~American Lafrance|Mobile Armoured Vehicle~American Lafrance, Llc
5T0~US~B4~v~All About Trailers
5T4~US~B2~ov~Caterpillar|Ic Bus|International|Workhorse~Workhorse Custom Chassis
5TA~US~B4~v~Oak Creek Homes|Park Cottages~American Homestar
5TB~US~A2~ovw~Toyota~Toyota Motor Manufacturing, Indiana, Inc.
5TC~US~B0~v~Cruisers Mfg|Inc (Cmi)~Cruisers Manufacturing, Inc.
5TD~US~A5~ovw~Lexus|Toyota~Toyota Motor Manufacturing, Indiana, Inc.
5TE~US~A2~ovw~Toyota~Toyota Motor Manufacturing, California, Inc.
5TF~US~A2~ovw~Toyota~Toyota Motor Manufacturing, Texas, Inc.
5TG~US~B4~v~smart~Smart Transport Solutions, Inc.
5TH~US~B4~v~Elite Trailers~Elite Trailers, Inc
5TJ~US~B4~v~American Surplus & Mfg~American Surplus & Mfg., Inc.
5TL~US~B6~v~Tdm~Transportation Design & Manufacturing Co.
5TM~US~B0~v~Titan~Titan Motorcycle Company Of America
5TP~US~B4~v~North Alabama Trailer Co. Inc.~Trailer Alabama Trailer Co. Inc.
5TR~US~B4~v~Fontaine Trailer Co.~Fontaine Commercial Trailer Inc.
5TS~US~B6~v~Tomberlin~Tomberlin Automotive Group
5TU~US~B4~v~Construction Trailer Specialists~Construction Trailer Specialists, Inc.
5TY~US~B0~v~Thoroughbred Motorsports Inc~Thoroughbred Motorsports Inc.
5U~US~A~oi~BMW
5UM~US~A1~ovw~BMW~Bmw AG
5UX~US~A5~ovw~BMW~Bmw Manufacturer Corporation / Bmw North America
5VC~US~B7~vw~Autocar~Autocar Llc
5VP~US~A0~vw~Indian|Polaris|Victory~Polaris Industries Inc.
5WE~US~B7~vw~Caterpillar|Chevrolet|General Motors|Ic Bus|International|Workhorse~Ic Bus, Llc
5XX~US~A1~ivw~Kia~Kia Georgia, Inc
5XY~US~A5~oivw~Hyundai|Kia~Kia Georgia, Inc
5Y2~US~A1~oivw~Pontiac~New United Motor Manufacturing, Inc.
5Y4~US~A0~vw~Yamaha~Yamaha Motor Corporation
5YA~US~A0~vw~Indian~Indian Motorcycle Company
5YF~US~A1~ivw~Toyota~Toyota Motor Manufacturing, Mississippi, Inc.
5YJ~US~A1~loiuvw~Tesla~Tesla, Inc.
5YM~US~A5~oivw~BMW~Bmw Manufacturer Corporation / Bmw North America
5Z6~US~A2~oivw~Suzuki~Suzuki Motor Of America, Inc
602~~B~i~Toyota
6AB~AU~A~loiu~MAN~Man Australia
6AL~AU~B~i~Windsor Caravans
6F4~AU~A~loiuw~Nissan~Nissan Motor Australia
6F5~AU~A~loiuw~Kenworth~Kenworth Australia
6FP~AU~A~loiuw~Ford
6G1~AU~A~loiuvw~Chevrolet|Holden|Pontiac
6G2~AU~A~loiuvw~Pontiac
6G3~AU~A~ivw~Chevrolet
6H~AU~A~oiw~Holden
6H8~AU~A~loiu~Holden~General Motors-Holden
6J4~AU~B4~v~Kimberley Kampers Pty~Kimberley Kampers Pty Ltd
6MD~AU~B0~v~Braaap Motorcycles~Braaap Motorcycle Pty Ltd
6MM~AU~A~loiuvw~Mitsubishi~Mitsubishi Motors Australia Ltd.
6MP~AU~A~ovw~Mercury~Ford Motor Co Of Australia Ltd.
6P1~AU~B4~v~Kimberley Kampers~Kimberley Kampers Manufacturing Pty. Ltd.
6P6~AU~B4~v~Dream Haven~Ccmsm Manufacturing Pty Ltd
6PM~AU~B4~v~Patriot Campers~Patriot Campers Pty Ltd
6RH~AU~B4~v~Arb~Off Road Accessories Ltd
6S4~AU~B4~v~Track Trailer~Fusine Investments Pty Ltd
6T1~AU~A~loiuw~Toyota
6U9~AU~A~lsow~~(surrogate VIN of an imported vehicle, Australia)
6ZF~NZ~B4~v~Futura Trailers Limited~Futura Trailers Inc.
6ZZ~AU~A~w~~(surrogate VINs of imported vehicles)
795~US~A~lw~Bugatti~Bugatti Automobiles S.A.S.
7A1~NZ~A~ow~Mitsubishi
7A3~NZ~A~oiw~Honda
7A4~NZ~A~ow~Toyota
7A5~NZ~A4~ovw~Ford
7A8~NZ~A~ow~~(VIN issued in New Zealand to a vehicle without one)
7AT~NZ~A~sow~~(VIN issued in New Zealand to a vehicle without one)
7FA~US~A5~ivw~Honda~American Honda Motor Co., Inc.
7FC~US~A2~vw~Rivian~Rivian Automotive Llc
7G2~US~A2~luvw~Tesla~Tesla, Inc.
7GZ~US~A7~vw~GMC~International Motors, Llc
7H4~US~A2~uvw~Hino~Hino Motors Manufacturing U.S.A.
7JR~US~A1~lvw~Volvo~Volvo Car Usa, Llc
7JZ~US~B3~vw~Proterra~Proterra Operating Company, Inc.
7KG~US~B0~vw~Vanderhall Motor Works~Vanderhall Motor Works Inc
7MM~US~A5~vw~Mazda|Toyota~Mazda Toyota Manufacturing, Usa, Inc.
7MU~US~A5~vw~Toyota~Mazda Toyota Manufacturing, Usa, Inc.
7NA~US~A2~vw~International|Nd~Navistar Defense, Llc
7NY~US~B2~vw~Lordstown~Lordstown Ev Corporation
7PD~US~A5~vw~Rivian~Rivian Automotive Llc
7R4~US~B6~vw~Epic Ev|Fx|Icon Ev|Pure~Icon Ev Llc
7RZ~US~B2~vw~Elms~Electric Last Mile Solutions, Inc.
7SA~US~A5~liuvw~Tesla~Tesla, Inc.
7SU~US~B2~vw~Blue Arc~The Shyft Group Ev Solutions, Llc
7SV~US~A5~vw~Toyota~Toyota Motor Manufacturing, Texas, Inc.
7SX~US~B6~vw~Fusion|Gem Waev~Waev Inc.
7Z0~US~B1~vw~Zoox~Zoox, Inc.
8A1~AR~A~loiuw~Renault~Renault Argentina
8A6~AR~B0~v~Zanella~Zanella Hnos Y Cia Sa
8AC~AR~A~oiw~Mercedes-Benz
8AD~AR~A~loiuw~Peugeot
8AF~AR~A~loiuw~Ford~Ford Motor Argentina
8AG~AR~A~loiuw~Chevrolet~General Motors de Argentina
8AJ~AR~A~loiuw~Toyota~Toyota Argentina
8AK~AR~A~loiu~Suzuki~Suzuki Argentina
8AP~AR~A~loiuw~Fiat
8AT~AR~A~oiw~Iveco
8AW~AR~A~loiuw~Volkswagen~Volkswagen Argentina
8BC~AR~A~oiw~Citroën
8BN~AR~A~vw~Mercedes-Benz
8BR~AR~A~iuvw~Mercedes-Benz
8BT~AR~A~iuvw~Mercedes-Benz
8BU~AR~A~uvw~Mercedes-Benz
8C3~AR~A1~oiw~Honda
8GD~CL~A~loiuw~Peugeot~Automotores Franco Chilena S.A
8GG~CL~A~loiuw~Chevrolet~General Motors Chile Ltda.
92T~BR~B~i~Bajaj
932~BR~A0~ivw~Harley-Davidson~Harley-Davidson Do Brasil Ltda
935~BR~A~loiuw~Citroën
936~BR~A~loiuw~Peugeot
93H~BR~A1~loiuw~Honda
93M~BR~B~v~Caterpillar|Ic Bus|International|Workhorse~International Truck And Engine Corporation
93R~BR~A~loiu~Toyota~Toyota Brazil
93S~BR~A~vw~Caterpillar|Ic Bus|International|Workhorse~International Truck And Engine Corporation
93U~BR~A~loiuw~Audi
93V~BR~A~loiuvw~Caterpillar|Ic Bus|International|Workhorse~International Truck And Engine Corporation
93W~BR~A~oiw~Fiat~Fiat Ducato
93X~BR~A~loiuw~Mitsubishi
93Y~BR~A~loiuw~Renault~Renault do Brasil
93Z~BR~A~oiw~Iveco
94B~BR~B4~s~Facchini
94D~BR~A~loiuw~Nissan
94M~BR~B~vw~Busscar~Busscar Onibus S.A.
94N~BR~B~ow~RWM Brazil
953~BR~A3~oiw~Volkswagen~VW Truck & Bus
95P~BR~A~oiw~Hyundai~CAOA / Hyundai
95V~BR~B0~iw~Dafra|Bajaj|BMW~BMW motorcycles
95Z~BR~A0~vw~Buell~Buell Motorcycle Co.
96P~BR~A~iw~Kawasaki
97N~BR~A0~ivw~Triumph~Triumph Motorcycles Limited
97T~BR~B4~s~Librelato
97V~BR~B4~s~Truckvan
988~BR~A~oiw~Jeep|Fiat|Ram
98M~BR~A5~oiw~BMW~BMW car/SUV
98P~BR~B~si~DAF~DAF Caminhões Brasil
98R~BR~A~oiuw~Chery
99A~BR~A~oiuw~Audi
99J~BR~A~oiw~Land Rover~Jaguar Land Rover
99L~BR~B~uvw~BYD|Ride~Byd Do Brasil Ltda
99Z~BR~A0~iw~BMW~BMW Motorrad
9A9AD9~BR~B4~s~Gotti
9A9AU3~BR~B4~s~Liess
9A9DJ5~BR~B4~s~Librelato
9A9DK4~BR~B4~s~Metalesp
9A9DR8~BR~B4~s~Rodotécnica
9A9DV2~BR~B4~s~Rodovale
9A9EE1~BR~B4~s~Rhodoss
9A9EG8~BR~B4~s~Tankspar
9A9EM7~BR~B4~s~Manos
9AD~BR~B4~sv~Randon~Randon S.A Implementos E Participações
9BD~BR~A~loiuw~Fiat~Fiat Automóveis
9BF~BR~A~loiuvw~Ford
9BG~BR~A~loiuw~Chevrolet~General Motors do Brasil
9BH~BR~A~oiw~Hyundai~Hyundai Motor Brasil
9BM~BR~A2~loiuw~Mercedes-Benz
9BR~BR~A~loiuw~Toyota
9BS~BR~A~loiuw~Scania~Scania Brazil
9BV~BR~B~oivw~Volvo~Volvo Do Brasil Veiculos Ltda
9BW~BR~A~loiuvw~Volkswagen
9C2~BR~A0~oivw~Honda~Moto Honda Da Amazonia Ltda.
9C6~BR~A0~oivw~Yamaha~Yamaha Motor Corporation
9CD~BR~A0~oiw~Suzuki
9DB~BR~A~ov~Mercedes-Benz~Mercedes-Benz Truck Company Inc
9F5~CO~B4~v~Romarco~Romarco S.A.S.
9FB~CO~A~loiuw~Renault~Sofasa
9UA~UY~B0~v~Deceleste Sa
9UH~UY~B0~v~Rtm Group~Rtm Group Inc.
9UJ~UY~A~oiuw~Chery
9UK~UY~A~oiw~Lifan
9UW~UY~A~oiw~Kia
9VB~UY~B4~v~Beway Brand~Naida Morosoles Noelia Fernanda Y Blanco Schierling Jose Ign
9VD~UY~B0~v~Kite~Greenstar Vehiculos Electricos S.R.L.
A2B~ZW~B8~v~Usa Motortoys
A4Z~MZ~B0~v~Zero~Zero Motorcycles, Inc.
A5L~MZ~B0~v~Activmo Auto~Activmo Auto Inc.
A5T~MZ~B0~v~Jinhua Regard Manufacturing Company Usa
A6H~US~B8~v~Axis|Bad Boy|Hisun|Vector~Hisun Motors Corp.,Usa
A8M~US~B8~v~Massimo Motor Sports~Massimo Motor Sports, Llc
AAA~ZA~A~uw~Audi~Audi South Africa
AAH~ZA~B4~v~Henred Fruehauf~Route Management Ltd
AAV~ZA~A~loiuw~Volkswagen~Volkswagen of South Africa
AAW~ZA~B4~v~Challenger Trailer~Challenger Trailers Pty Ltd
ABJ~ZA~A3~uw~Fuso~Mitsubishi Fuso
ABT~ZA~B4~v~Diamond City Trailer
ABV~ZA~B4~v~Venter~Venter Manufacturing Ltd
AC5~ZA~A~louw~Hyundai~Hyundai Automotive South Africa
ADC~ZA~B4~v~Echo Accessories~Echo Accessories Cc
ADD~ZA~A2~louw~Hyundai~UD Trucks Southern Africa Ltd
ADM~ZA~B~vw~Hummer
AFA~ZA~A~loiuw~Ford~Ford Motor Company of Southern Africa
AFV~ZA~B~v~Freightliner~Freightliner  Corporation
AG2~ZA~B4~v~Glv|Llc~Glv, Llc
AHH~ZA~A~uw~Hino~Hino South Africa
AHT~ZA~A~loiuw~Toyota~Toyota South Africa Motors
AT5~MG~B8~v~Tut~Tut Corporation
B01~~B~i~Cadillac
BCA~ET~B4~v~Brewer Cote Southwest
BF9~KE~B0~ow~KIBO Motorcycles
CBC~EG~B4~v~Carolina Boats & Cars
CF1~MA~B~i~Renault
CL9~ZM~B~oiw~Wallyscar
DA4~EG~B~iw~Jeep~Arab American Vehicles
EDB~RU~B~i~Mercedes-Benz
FM2~~B~i~Mercury
FSM~~B~i~FSM
FV1~~B~i~Renault
FV3~~B~i~Peugeot
FV7~~B~i~Citroën~Citroen
G4G~~B~i~Buick
G61~~B~i~Cadillac
GA1~~A~iw~Renault
GKA~~B~i~GMC
H0D~CN~B0~v~Anlie|Fengyuan|Liefan~Taizhou Qianxin Vehicle Co,.Ltd.
H0J~CN~B8~v~Aodes~Shandong Odes Industry Co.,Ltd.
H0L~CN~B4~v~Yu An~Changzhou Yu An Aluminum Wheel Co., Ltd.
H0N~CN~B4~v~Optraffic~Optraffic Co.Ltd
H0R~CN~B4~v~Univ~Zhejiang Universal Machinery Co., Ltd
H0U~CN~B4~v~Valiant~Zhejiang Valiant Power Technology Co., Ltd.
H1M~CN~B6~v~Eli~Greenman Electric Vehicles Co, Ltd
H1N~CN~B4~v~Allroad~Qingdao Road On Outdoor Products Co., Ltd
H2D~CN~B0~v~Aventura-X|Luying|Rawatron|Xiangyu|Zeraenergy~Wuxi Sanrain Vehicle Tech Co.,Ltd.
H2E~CN~B6~v~Bosheng~Taizhou Bosheng Locomotive Technology Co.,Ltd
H2H~CN~B0~v~Nicot~Chongqing Nicot Motorsports Co., Ltd
H2N~CN~B4~v~Etofoodcarts~Henan Create Machinery Co., Ltd
H2U~CN~B4~v~Ltd)|Tool Trailer Usa (Jinhua Better Trailer Manufacturing Co.~Jinhua Better Trailer Manufacturing Co., Ltd
H2W~CN~B0~v~E Ride Pro~Ningbo Engineering Technology Co., Ltd.
H3A~CN~B4~v~Tianzong~Shandong Tianzong Food Truck Co., Ltd
H3B~CN~B4~v~Dream Fly|Hummingbird~Weifang Dream Fly Intelligent Technology Co., Ltd.
H3Y~CN~B0~v~79Bike|Dahe|Titaone~Luoyang North Dahe Three-Wheeled Motorcycle Co., Ltd
H7L~CN~B0~v~Davinci~Wuqiqu Auto Industry Co., Ltd
H7Y~CN~B0~v~Guang Chuan~Zhejiang Leqi Vehicle Co.,Ltd
H84~CN~B0~v~Benda~Hangzhou Saturn Power Technology Co., Ltd.
H9X~CN~B0~v~Xinben~Xuzhou Tianying Automobile Co., Ltd.
HA0~CN~B0~v~Paidm|Paits|Palla|Parray~Wuxi Sundiro Electric Vehicle Co., Ltd.
HA6~CN~B0~v~Niu~Jiangsu Niu Electric Technology Co., Ltd.
HB3~CN~B0~v~Hsu Dragon Technology Co.|Ltd.~Hsu Dragon Technology Co., Ltd.
HD1~CN~B0~v~Ecooter|Ltd. / Dayang|Wuxi Dayang Electric Technology Co.~Wuxi Dayang Electric Technology Co., Ltd.
HDR~CN~B0~v~Harley-Davidson~Harley-Davidson Off-Road
HG6~CN~B0~v~Naxeon~Guangdong Jianya Motorcycle Technology Co.,  Ltd
HJ5~CN~B0~v~Yiying~Guangxi Dongshun Sci&Tech Co., Ltd.
HL3~CN~B0~v~Jianbu~Zhejiang Langxiang Industry Co.,Ltd.
HL4~CN~B0~v~Moto Morini~Zhejiang Morini Vehicle Co.,Ltd.
HL5~CN~B0~v~Chite~Zhejiang Guangchuangxin Energy Technology Co.,Ltd.
HSL~CN~B0~v~Velocifero~Taizhou Velocifero Vehicle Co., Ltd
HT5~CN~B0~v~Fengling|Jingyingjianshe|Zhuben~Zhejiang Jianying Locomotive Co., Ltd.
HU3~CN~B0~v~Surron~Chongqing Qiulong Technology Co., Ltd
HZ2~CN~B0~v~Zhilong~Taizhou Zhilong Technology Co.,Ltd
J81~JP~A~ovw~Chevrolet|Geo~Isuzu Motors Limited, Japan
J87~JP~A~ovw~Asuna|Isuzu~Isuzu Motors Limited, Japan
J8B~JP~A~ovw~Chevrolet~Isuzu Motors Limited, Japan
J8C~JP~B~ovw~Chevrolet|Isuzu
J8D~JP~A~ovw~GMC~Isuzu Motors Limited, Japan
J8T~JP~B~vw~GMC|Isuzu
J8Y~JP~B~o~Chevrolet
J8Z~JP~A~ovw~Chevrolet~Isuzu Motors Limited, Japan
JA3~JP~A~loiuvw~Mitsubishi~Mitsubishi Motors Corporation
JA4~JP~A~loiuvw~Mitsubishi|Nissan~Mitsubishi Motors Corporation
JA7~JP~A~ovw~Mitsubishi~Mitsubishi Motors Corporation
JAA~JP~A~ovw~Isuzu~Isuzu Motors Limited, Japan
JAB~JP~A~ovw~Isuzu~Isuzu Motors Limited, Japan
JAC~JP~A~oivw~Isuzu~Isuzu Motors Limited, Japan
JAE~JP~A~oivw~Acura~Isuzu Motors Limited, Japan
JAL~JP~A~ovw~Chevrolet|Hino|Isuzu~Isuzu Motors Limited, Japan
JAM~JP~A~vw~Isuzu~Isuzu Motors Limited, Japan
JB3~JP~A~oivw~Dodge
JB4~JP~A~ovw~Dodge|Mitsubishi~Mitsubishi Motors Corporation
JB7~JP~A~ovw~Dodge~Mitsubishi Motors Corporation
JC1~JP~A~oivw~Fiat|Mazda~Mazda Motor Corporation
JC2~JP~A~ovw~Ford~Mazda Motor Corporation
JCB~JP~B4~v~Jimmy'S Custom Built Trailers & Fabrication
JD~JP~A~lo~Daihatsu
JD1~JP~A~ovw~Daihatsu~Daihatsu Motor Co., Ltd.
JD2~JP~A~ovw~Daihatsu~Daihatsu Motor Co., Ltd.
JDA~JP~A~iw~Daihatsu
JE3~JP~A~ovw~Eagle
JE4~JP~B~vw~Eagle|Mitsubishi~Mitsubishi Motors Corporation
JF1~JP~A~oivw~Subaru|Toyota~Subaru Corporation
JF2~JP~A~oivw~Subaru~Subaru Corporation
JF3~JP~A~ovw~Subaru~Fuji Heavy Industries U.S.A., Inc.
JF4~JP~A~oivw~Saab~Fuji Heavy Industries U.S.A., Inc.
JF5~JP~B~o~Pontiac
JFE~JP~B0~v~Meiduo~Zhejiang Senling Motorcycle Co., Ltd.
JFS~JP~B~i~Subaru
JG1~JP~A~ovw~Chevrolet|Geo
JG2~JP~B~v~Pontiac
JG7~JP~B~ovw~Pontiac|Suzuki
JGC~JP~B~ovw~Chevrolet|Suzuki
JGN~JP~B~i~Chevrolet
JGT~JP~A~vw~GMC|Suzuki
JH1~JP~B~v~Honda~Honda Motor Co., Ltd.
JH2~JP~A0~ovw~Honda~Honda Motor Co., Ltd.
JH3~JP~A0~ovw~Honda~Honda Motor Co., Ltd.
JH4~JP~A~oivw~Acura~Honda Motor Co., Ltd.
JH6~JP~A~uv~Hino~Hino Motors, Ltd.
JH7~JP~B~v~Hino~Hino Motors, Ltd.
JH8~JP~B~v~Hino~Hino Motors, Ltd.
JHA~JP~A~uvw~Hino~Hino Motors, Ltd.
JHB~JP~A~ouvw~Hino~Hino Motors, Ltd.
JHC~JP~B~v~Hino~Hino Motors, Ltd.
JHD~JP~A~uw~Hino
JHF~JP~A~uw~Hino
JHH~JP~A~uvw~Hino~Hino Motors, Ltd.
JHK~JP~B~o~Honda~HONDA
JHL~JP~A~lovw~Honda~Honda Motor Co., Ltd.
JHM~JP~A~loivw~Honda~Honda Motor Co., Ltd.
JJ3~JP~B~ovw~Chrysler|Mitsubishi~Mitsubishi Motors Corporation
JK1~JP~B0~v~Kawasaki~Kawasaki Motors, Ltd
JK8~JP~B0~ovw~Kawasaki|Suzuki~Kawasaki Motors, Ltd
JKA~JP~A0~vw~Kawasaki~Kawasaki Motors, Ltd
JKB~JP~A0~vw~Kawasaki~Kawasaki Motors, Ltd
JKS~JP~A0~ovw~Suzuki
JL5~JP~A3~louw~Fuso~Mitsubishi FUSO Truck & Bus Corp
JL6~JP~A~ouvw~Fuso|Rizon~Mitsubishi Fuso Truck And Bus Corporation
JL7~JP~B~v~Fuso~Mitsubishi Fuso Truck And Bus Corporation
JLF~JP~A3~uw~Fuso~Mitsubishi FUSO Truck & Bus Corp
JLS~JP~A~ouvw~Fuso~Mitsubishi Fuso Truck And Bus Corporation
JM0~JP~A~ow~Mazda
JM1~JP~A~ovw~Mazda~Mazda Motor Corporation
JM2~JP~A~ovw~Mazda~Mazda Motor Corporation
JM3~JP~A~ovw~Mazda~Mazda Motor Corporation
JM6~JP~A~ow~Mazda
JMB~JP~A~loiuw~Mitsubishi
JMY~JP~A~louw~Mitsubishi
JMZ~JP~A~low~Mazda
JN1~JP~A~ouvw~Nissan|Infiniti~Nissan Motor Company, Ltd
JN3~JP~A~ouvw~Infiniti|Nissan~Nissan Motor Company, Ltd
JN4~JP~B~o~Nissan
JN6~JP~A~ouvw~Chevrolet|Nissan~Nissan Motor Company, Ltd
JN8~JP~A~ouvw~Infiniti|Nissan~Nissan Motor Company, Ltd
JNA~JP~B~ovw~Nissan|UD Trucks~UD Trucks Corporation
JNE~JP~B~vw~Nissan|UD Trucks~UD Trucks Corporation
JNK~JP~A~oiuvw~Infiniti~Nissan Motor Company, Ltd
JNM~JP~B4~v~Jnm Equipment~Jnm Equipment, Inc.
JNR~JP~A~oiuvw~Infiniti~Nissan Motor Company, Ltd
JNT~JP~B~iv~Infiniti|Nissan~Nissan Motor Company, Ltd
JNX~JP~A~oiuvw~Infiniti~Nissan Motor Company, Ltd
JP3~JP~A~ovw~Plymouth~Mitsubishi Motors Corporation
JP4~JP~A~ovw~Mitsubishi|Plymouth~Mitsubishi Motors Corporation
JP7~JP~A~ovw~Plymouth~Mitsubishi Motors Corporation
JPA~JP~B~v~International~UD Trucks Corporation
JPB~JP~B~v~International~UD Trucks Corporation
JPE~JP~B~v~International~UD Trucks Corporation
JR2~JP~A~vw~Isuzu~Honda Motor Co., Ltd.
JS1~JP~A0~ovw~Suzuki~Suzuki Motor Corporation
JS2~JP~A~ovw~Suzuki
JS3~JP~A~ovw~Suzuki
JS4~JP~A~ov~Suzuki
JSA~JP~A0~ovw~Kawasaki|Suzuki
JSK~JP~A0~vw~Kawasaki
JSL~JP~A0~ovw~Kawasaki
JT2~JP~A~ovw~Toyota~Toyota Motor Corporation
JT3~JP~A~ovw~Toyota~Toyota Motor Corporation
JT4~JP~A~ovw~Toyota~Toyota Motor Corporation
JT5~JP~A~ovw~Toyota~Toyota Motor Corporation
JT6~JP~A~oivw~Lexus~Toyota Motor Corporation
JT8~JP~A~oivw~Lexus~Toyota Motor Corporation
JTD~JP~A~oivw~Toyota~Toyota Motor Corporation
JTE~JP~A~oivw~Lexus|Subaru|Toyota~Toyota Motor Corporation
JTH~JP~A~oivw~Lexus~Toyota Motor Corporation
JTJ~JP~A~oiuvw~Lexus~Toyota Motor Corporation
JTK~JP~A~oivw~Toyota
JTL~JP~A~oivw~Toyota~Toyota Motor Corporation
JTM~JP~A~oivw~Subaru|Toyota~Toyota Motor Corporation
JTN~JP~A~oivw~Toyota~Toyota Motor Corporation
JTS~JP~B~i~Toyota
JW6~JP~A~ouvw~Fuso~Mitsubishi Motors Corporation
JW7~JP~B~ov~Fuso|Mitsubishi~Mitsubishi Motors Corporation
JY~JP~A~loiw~Yamaha~Yamaha Motor
JY4~JP~A0~vw~Yamaha~Yamaha Motor Corporation
JYA~JP~A0~vw~Yamaha~Yamaha Motor Co., Ltd.
JYE~JP~A8~vw~Yamaha~Yamaha Motor Co., Ltd.
KC4~~B~i~Dodge
KFB~IL~B~v~Freightliner~Freightliner  Corporation
KL1~KR~A~oivw~Chevrolet|Daewoo
KL2~KR~A~oivw~Pontiac
KL4~KR~A~ivw~Buick
KL5~KR~A~oivw~Suzuki
KL7~KR~A~oivw~Chevrolet
KL8~KR~A~ivw~Chevrolet
KLA~KR~A~oivw~Daewoo|Chevrolet~Gm Daewoo Auto & Technology Company
KLM~KR~B6~iv~Att R&D|Lincoln~Advanced Transportation Technology R&D Co.
KLP~KR~B6~v~Ct&T America
KM1~KR~B0~lov~Hyosung|United Motors Of America~Hyosung Motors & Machinery Inc
KM4~KR~A0~ovw~Hyosung|Kr Motors Co.|Ltd.|Suzuki~Kr Motors Co., Ltd
KM8~KR~A~lovw~Hyundai~Hyundai Motor Co
KME~KR~A~vw~Hyundai~Hyundai Motor Co
KMF~KR~B~ovw~Hmc|Hyundai~Hyundai Motor Co
KMH~KR~A~loivw~Genesis|Hyundai~Hyundai Motor Co
KMT~KR~A~uvw~Genesis~Hyundai Motor Co
KMU~KR~A~uvw~Genesis|Hmc|Hyundai~Hyundai Motor Co
KMY~KR~A0~lovw~Daelim|Ltd~Daelim Motor Co., Ltd
KN1~KR~B~i~Nissan
KNA~KR~A~lovw~Kia~Kia Corporation
KNB~KR~A~lo~Kia~KIA
KNC~KR~A1~low~Kia
KND~KR~A~ovw~Kia~Kia Corporation
KNJ~KR~A~ovw~Ford~Kia Motors
KNM~KR~B~loiuvw~Nissan|Renault Samsung~Renault Samsung Motors Co., Ltd
KPA~KR~A~louw~SsangYong
KPH~KR~A~ovw~Mitsubishi~Hyundai Motor Co
KPS~KR~B~v~Korando~Ssangyong Motor Co. Ltd
KPT~KR~A5~louw~SsangYong
KRX~KR~B~i~BMW
KUS~KR~B6~v~Ulb Corporation
KUT~KR~B6~v~Ulb Corporation
L06~CN~B8~v~Ltd|Taizhou Nebula Power Co.~Taizhou Nebula Power Co., Ltd.
L08~CN~B0~v~Apollo~Zhejiang Apollo Sports Technology Co Ltd.
L0E~CN~B8~v~Nanchang Freedom Technology Limited Company
L0H~CN~B4~v~Zhongmao~Changzhou Zhongmao Machinery Co., Ltd
L0X~CN~B6~v~Ecocruise~Zhengzhou East Industry Co., Ltd.
L13~CN~B0~v~Shandong Baoya New Energy Vehicle~Shandong Baoya New Energy Vehicle Co., Ltd.
L1E~CN~B0~v~Diamo|Taizhou Oming Motorcycle~Taizhou Oming Motorcycle Co., Ltd.
L1P~CN~B0~v~Chongquing Dajiang Motorcycles~Chongquing Dajiang Motorcycles Co., Ltd
L1T~CN~B0~v~Doohan|Suntera~Zhejiang Doohan Technology Co., Ltd.
L2B~CN~B0~v~Baodiao|Boom~Jiangsu Baodiao Locomotive Co., Ltd.
L2C~CN~A~ow~Land Rover~Chery Jaguar Land Rover
L37~CN~B0~v~Daix|Huzhou Daixi Scooters|Malon~Huzhou Daixi Zhenhua Technology Trade Co. Ltd.
L3J~CN~B0~v~Sacin|Skyteam~Jiangsu Sacin Motorcycle Co., Ltd.
L3Y~CN~B0~v~Ningbo Motorcycle Factory
L43~CN~B6~v~Zhejiang Longwise Technology Co~Zhejiang Longwise Technology Co., Ltd.
L4B~CN~B0~lov~Nikota Usa~China Xingyue Group Co., Ltd.
L4C~CN~B~i~Buick
L4F~CN~B6~v~Eagle~Suzhou Eagle Electric Vehicle Manufacturing Co., Ltd.
L4G~CN~B0~v~Qunsheng Group~Qunsheng Group Co., Ltd.
L4H~CN~B0~v~Chicago Scooter Company|Genuine Scooters|Longjia|Longjia Or Buccaneer (Ssr Motorsports)|Ssr Motorsports~Ningbo Longjia Motorcycle Co., Ltd.
L4M~CN~B6~v~Marshell~Guangdong Marshell Electric Vehicle Co., Ltd.
L4S~CN~B0~v~Zhejiang Xingyue Vehicle Co~Zhejiang Xingyue Vehicle Co., Ltd.
L4T~CN~B0~v~Tank Sports~TANK SPORTS INC. a Parent Company of PMI NORTHERN COMPANY LT
L4V~CN~B0~v~Dazon ( Arizona) Inc Dba Dz Motorcyle Rentals|KTM~Ktmmex Sa. De Cv.
L4W~CN~B4~v~Jinhua Yongqiang Vehicles Factory
L4Y~CN~B0~v~Ltd.|Ningbo Dalong Smooth Locomotive Industry Co.|Qingqi Group Ningbo Rhon Motorcycle~Ningbo Dalong Smooth Locomotive Industry Co., Ltd.
L56~CN~A~loi~Renault Samsung
L5C~CN~B0~lov~Zhejiang Kangdi Vehicles~Zhejiang Kangdi Vehicles Co. Ltd.
L5D~CN~B0~v~Dafu~Guangdong Dafu Motorcycle Co Ltd.
L5K~CN~B~lo~Zhejiang Yongkang Easy Vehicle
L5M~CN~B0~v~Ltd.|Ningbo Kangda Bicycle Co.~Ningbo Kangda Bicycle Co., Ltd.
L5N~CN~B0~lov~Jinyun County Xiangyuan Industry Co.|Taotao~Jinyun County Xiangyuan Industry Co., Ltd
L5R~CN~B0~v~Royal Alloy~Jiangsu Dafier Motorcycle Co., Ltd.
L5T~CN~B0~v~Ltd.|Yongkang Mtl Metal Products Co.~Yongkang Mtl Metal Products Co., Ltd.
L5X~CN~B0~v~Ubco|Yadea~Yadea  Technology Group Co., Ltd.
L5Y~CN~B0~loivw~Znen~Taizhou Zhongneng Motorcycle Co., Ltd.
L5Z~CN~B0~v~Wuzheng North America
L6F~CN~B6~v~Shandong Liangzi Power Co. Ltd.~Shandong Liangzi Power Co., Ltd
L6J~CN~B8~v~Kayo~Zhejiang Kayo Motor Co., Ltd.
L6K~CN~B0~v~Shanghai Howhit Machinery Manufacture~Shanghai Howhit Machinery Manufacture Co., Ltd
L6M~CN~B0~v~Tmec~Wuxi Tmec Power Technology Co., Ltd.
L6T~CN~B~oiuvw~Geely
L7K~CN~B0~v~Fm|Troxus~Zhejiang Feishen Vehicle Industry Co., Ltd.
L7Y~CN~B4~v~Jekeen~Shandong Jekeen Intelligent Manufacturing Technology Co., Lt
L7Z~CN~B0~v~Ltd.|Shanghai Fu Quan Automobile Manufactory Co.~Shanghai Fu Quan Automobile Manufactory Co., Ltd.
L81~CN~B4~v~Qingdao Singamas~Qingdao Singamas Industrial Vehicle Co., Ltd.
L82~CN~B0~v~Jiangmen Sino-Hongkong Baotian Motorcycle Industrial Co.|Ltd.~Jiangmen Sino-Hongkong Baotian Motorcycle Industrial Co., Lt
L83~CN~B8~v~Embuggy|Evangel~Ningbo Century Eva Motors Co.,Ltd.
L8X~CN~B0~lov~Huawin~Zhejiang Summit Huawin Motorcycle Co., Ltd.
L8Y~CN~A0~vw~Jonway|Zhejiang Jmstar Shenke Motorcycle Co~Zhejiang Jonway Motorcycle Manufacturing Co., Ltd.
L9N~CN~B0~vw~Denago|Gotrax|Taotao~Zhejiang Taotao Vehicles Co.,Ltd
LA2~CN~B0~v~Her Chee~Cps Limited
LA6~CN~A~ow~King Long
LA8~CN~B~v~Anhui Ankai~Anhui Ankai Automobile Co., Ltd.
LA9~CN~A~uw~BYD~BYD Auto
LAA~CN~B0~v~Jialing~Shanghai Jialing Vehicle Co., Ltd.
LAE~CN~B0~lv~Hardknock|Pioneer|Qingqi|Ssr~Jinan Dalong Vehicle Industry Co. Ltd.
LAL~CN~A0~vw~Honda~Sundiro Honda Motorcycle Co., Ltd.
LAN~CN~B0~lov~Yamasaki~Changzhou Yamasaki Motorcycle Co. Ltd.
LAT~CN~B0~v~Dayang|Luoyang Northern~Luoyang Northern Ek Chor Motorcycle Co., Ltd.
LAW~CN~B0~v~Qianjiang Motorcycles|Um Motorcycles~Qianjiang Motorcycles Group Corporation
LAY~CN~B0~v~Nanfang Space Navigation Science & Technology~Nanfang Space Navigation Science & Technology Co., Ltd.
LB2~CN~A0~louvw~Geely|Jiming|Ltd / Coleman|Ltd / Sondors~Zhejiang Geely Ming Industrial Co., Ltd
LB3~CN~A~ouw~Geely
LB4~CN~B0~v~Bms|Cheeta|Fekon|Hyosung|Jlm|Xianfeng|Xiangjiang|Yinxiang~Chongqing D-Chamwin Motor Technology Co.,Ltd.
LB5~CN~B0~v~Foshan Fosti Motorcycle Manufacturing Co.|Fosti~Foshan Fosti Motorcycle Manufacturing Co., Ltd.
LB7~CN~B0~v~Kove~Tibet New Summit Motorcycle Co., Ltd.
LBB~CN~A0~lovw~B Motobi|Benelli|Harley-Davidson|Qjmotor|Qjtec|Zhejiang Qianjiang Motorcycle~Zhejiang Qianjiang Motorcycle Co., Ltd.
LBE~CN~A~loiw~Hyundai~Beijing Hyundai
LBM~CN~A~lo~Piaggio~Zongshen Piaggio
LBP~CN~A0~lovw~Yamaha~Yamaha Motor Corporation
LBU~CN~B0~v~Jinpeng~Jiangsu Kingbon Vehicle Co., Ltd.
LBV~CN~A~oiw~BMW~BMW Brilliance
LBX~CN~B0~v~Kinroad Xintian Motorcycle Manufacture Co.~Kinroad Xintian Motorcycle Manufacture Co., Ltd.
LC0~CN~A~oiuvw~BYD~Byd Auto Industry Company Limited
LC2~CN~A0~vw~Kymco~Kwang Yang Motor Co., Ltd
LC3~CN~B0~v~Jinhua Shiwei|Wuxi Jinhong Motorcycle Co.~Wuxi Jinhong Motorcycle Co., Ltd
LC4~CN~B0~v~Li Yang~Chongqing Liyang Hongben Motorcycle Manufacturing Co., Ltd.
LC6~CN~A0~vw~Suzuki
LCA~CN~B4~v~Long Chih Industrial~Long Chih Industrial Co., Ltd.
LCE~CN~A0~lovw~CFMOTO|Chunfeng|KTM|Zeeho~Zhejiang Cfmoto Power Co., Ltd
LCS~CN~B0~v~Sunhou|Zoondy~Jiangsu Sunhou Motorcycle Co., Ltd.
LD5~CN~B0~v~Benzhou Vehicle Industry Group Co.~Benzhou Vehicle Industry Group Co., Ltd
LD6~CN~B0~v~Zhejiang Leike Machine Industry Co~Zhejiang Leike Machinery Industry Co., Ltd.
LDC~CN~A~loiw~Peugeot~Dongfeng Peugeot-Citroën
LDD~CN~B~lo~Dandong Huanghai Automobile
LDF~CN~B0~v~Fulu|Landscape|Wildfire~Dezhou Fulu Vehicle Co., Ltd.
LDN~CN~A~low~Soueast
LDU~CN~B0~v~Caofen|Hongqi|Huanghe|Mishozuki|Naza~Chongqing Huanghe Motorcycle Co.,Ltd
LDW~CN~B4~v~Dongguan Yongqiang Vehicles~Dongguan Yongqiang Vehicles Manufacturing Co., Ltd.
LDY~CN~B0~loivw~Taizhou Jiaojiang Zhiwei Motorcycle|Zhongtong~Taizhou Jiaojiang Zhiwei Motorcycle Manufacture Co., Ltd.
LE6~CN~B0~v~Hongdou Group Chituma Motorcycle Company
LE8~CN~B0~v~Amigo Motors|Guangzhou Panyu Huanan Motors Group Co.|Lance|Ltd.~Guangzhou Huaye Electric Vehicle Technology Co., Ltd.
LEC~CN~B6~v~Miles|Tianjin Qingyuan Electric Vehicle Co~Tianjin Qingyuan Electric Vehicle Co., Ltd.
LEH~CN~B0~v~Chicago Scooter Company|Zhejiang Riya Motorcycle Co~Zhejiang Riya Motorcycle Co., Ltd.
LES~CN~A~ov~Isuzu~Sanfu Motor Industry
LET~CN~A~low~Isuzu~Jiangxi Isuzu
LEX~CN~B0~v~Exigis|Inc.~Exigis, Inc.
LF3~CN~A0~vw~Lifan~Lifan Industry Company Ltd.
LFB~CN~A~low~FAW~FAW Jilin
LFE~CN~B0~v~Meiduo|Senling|Supermach~Zhejiang Senling Motorcycle Co., Ltd.
LFF~CN~B0~v~Hanhu|Huazai|Lada|Laoye|Motofino|Sanden|Spira|United Motors|Wangye|Xinlvjiayuan|Yongxin|Yueben|Zhejiang Taizhou Wangye Power Co~Taizhou Wangye Motorcycle Co., Ltd.
LFG~CN~B0~lov~Taizhou Chuanl Motorcycle Manufacturing|Taro~Zhejiang Chuangtai Motorcycle Co., Ltd.
LFM~CN~A~oiw~Toyota~FAW Toyota
LFP~CN~A~loivw~FAW|Hongqi|Bestune~China First Automobile Group Imp. % Exp. Corp.
LFT~CN~A~lo~FAW
LFU~CN~B0~v~Regal Raptor~Lifeng Group Co., Ltd.
LFV~CN~A~loiuw~Audi|Volkswagen~FAW-Volkswagen
LFW~CN~A~lo~FAW~Faw Jiefang
LFX~CN~B~v~Sany|Voltz~Hunan Automobile Manufacturing Co., Ltd.
LFY~CN~B0~lov~Changshu Light Motorcycle Factory|Gio|Hmp|Lyva|Zhejiang Luyuan Electric Vehicle / Luyuan~Zhejiang Luyuan Electric Vehicle Co., Ltd.
LG0~CN~B0~v~Eagle|Eglmotor|Ltd~Yongkang Eagle Motor Co.,Ltd
LGA~CN~B~vw~Saw~The Second Automobile Works
LGB~CN~A~loiw~Nissan~Dongfeng Nissan
LGH~CN~B~loi~Qoros )~Qoros)
LGJ~CN~A~oiw~Dongfeng~Dongfeng Fengshen
LGM~CN~B0~v~Dongguan Tailing Electric Vehicle~Dongguan Tailing Electric Vehicle Co.,Ltd.
LGW~CN~A~oiw~Great Wall
LGX~CN~A~loiuvw~BYD~Byd Auto Co., Ltd.
LH1~CN~A~loiw~FAW~FAW Haima
LHA~CN~B0~v~Shenzhen Greenwheel Electric Vehicle~Shenzhen Greenwheel Electric Vehicle Co., Ltd.
LHB~CN~A~lo~BAIC~Beijing Automotive Industry Holding
LHG~CN~A~oiw~Honda~Guangzhou Honda
LHJ~CN~B0~v~Bashan|Bashan/Bms|Bashan/Raven|Ssr Motorsports~Chongqing Astronautic Bashan Motorcycle Manufacturing Co., L
LJ1~CN~A~loiuw~JAC
LJ4~CN~B0~v~Shanghai Jmstar Motorcycle~Shanghai Jmstar Motorcycle Co., Ltd
LJ5~CN~B0~v~Cixi Kingring Motorcycle Co~Cixi Kingring Motorcycle Co., Ltd
LJ7~CN~B0~v~Zhongxing~Jiangsu Zhongxing Motorcycle Co.,Ltd.
LJC~CN~B0~lovw~JAC|Jincheng Corporation~Jincheng Corporation
LJD~CN~A~oiw~Kia~Dongfeng Yueda Kia
LJL~CN~B0~v~Zhejiang Lingyu Vehicle Industry Co~Zhejiang Lingyu Vehicle Industry Co., Ltd.
LJR~CN~B4~v~Cimc Vehicles Group Co~Cimc Vehicles Group Co., Ltd.
LJU~CN~A~uvw~Lotus~Wuhan Lotus Cars Co., Ltd
LK8~CN~B6~v~Jonway|Yule|Zap~Zhejiang Yule New Energy Automobile Technology Co., Ltd.
LKK~CN~B0~v~Jiangsu Jinjie Motor Manufacture Co.~Jiangsu Jinjie Motor Manufacture Co., Ltd
LKL~CN~A3~loiw~King Long~Higer Bus
LKX~CN~B0~v~Freedom Scooters|Wolf~Chongqing Andes Motorcycle Manufacturing Co.,Ltd.
LL0~CN~B0~v~Yongfu~Sanmen County Yongfu Machine Co., Ltd.
LL8~CN~B0~lovw~Linhai|Yamaha~Jiangsu Linhai Power Machinery Group Corp.
LLA~CN~B0~v~Shanghai Honling Motorcycle Manufacture~Shanghai Honling Motorcycle Manufacture Co., Ltd.
LLC~CN~A0~vw~Kinlon|Loncin~Chongqing Loncin Motor Co., Ltd
LLE~CN~B4~v~Chin Yuan Chi Casting Corp
LLF~CN~B4~v~Shinn Fu~Shinn Fu Company
LLJ~CN~B0~v~Bashi|Hero|Hisunyes|Horwin|Ledow|Modernfox|Xinling~Jiangsu Xinling Motorcycle Fabricate Co., Ltd.
LLM~CN~B0~v~Zhejiang Lingtian Motorcycle Co Ltd~Zhejiang Lingtian Motorcycle Co., Ltd
LLP~CN~B0~v~Jiajue~Zhejiang Jiajue Motorcycle Manufacturing Co., Ltd.
LLV~CN~A~oiw~Lifan
LM0~CN~B0~v~Teyin~Zhejiang Tianying Locomotive Co., Ltd
LM1~TW~A0~ovw~Suzuki
LM4~TW~A0~ovw~Kawasaki|Suzuki
LM5~CN~A~ov~Isuzu~Sanfu Motor Industry
LMC~CN~A~lou~Suzuki~Suzuki Hong Kong
LMF~CN~B0~v~Jiangmen Zhongyu Motor (Group) Co.|Ltd.~Jiangmen Zhongyu Motor Co., Ltd.
LMG~CN~A~oiuw~GAC~GAC Trumpchi
LN1~CN~A0~ov~Suzuki
LN2~CN~B4~v~Global Factory Products|Inc~Global Factory Products, Inc
LN4~CN~B0~v~Ltd.|Zhejiang Kinye Motor Vehicle Co.~Zhejiang Kinye Motor Vehicle Co.,Ltd
LP4~CN~B6~v~Dachi Golf Cart~Shandong Bus New Energy Vehicle Industry Co., Ltd
LP5~CN~B0~v~Ltd.|Tianma Motorcycle Co.~Guangzhou Tianma Group Tianma Motorcycle Co., Ltd.
LP6~CN~B0~v~Guangzhou Panyu Haojian Motorcycle Industry Co.|Ltd~Guangzhou Panyu Haojian Motorcycle Industry Co., Ltd.
LPA~CN~A~oiuw~DS~Changan PSA
LPE~CN~A~uvw~BYD~Byd Auto Industry Company Limited
LPG~CN~B4~v~Jilu~Shangdong Jilu Auto-Refitting Co Ltd
LPK~CN~B~v~Pheonix~Anyuan Bus Manufacturing Co., Ltd
LPP~CN~B0~v~Nanchang Aircraft Mfg. Co
LPR~TW~A0~lovw~Yamaha~Yamaha Motor Corporation
LPS~CN~A~uvw~Polestar~Zhejiang Haoqing Automobile Mfg Co Ltd
LPY~CN~B0~v~China Baotian Motorcycle~China Baotian Motorcycle Industrial Co. Ltd.
LR4~CN~B0~v~Ubco|Yadea~Yadea  Technology Group Co., Ltd.
LRB~CN~A~iuvw~Buick|Cadillac~Shanghai General Motors Corp Ltd.
LRE~CN~B~uvw~Cadillac~Shanghai General Motors Corp Ltd.
LRP~CN~B0~v~Hongqi~Chongqing Rato Power Co., Ltd.
LRR~CN~B0~v~Keeway|Longjia|Mbp|Morbidelli|Victoria|Victoria Motorrad~Ningbo Longjia Power Technology Co., Ltd.
LRW~CN~A~liuvw~Tesla~Tesla, Inc.
LRY~CN~B0~v~Haonuo|Haoying|Jn|Kainuo~Chongqing Guangyu Motorcycle Manufacture Co., Ltd.
LS5~CN~A~oiw~Changan|Suzuki~Changan Automobile
LS8~CN~B~v~Shaolin Bus~Henan Shaolin Bus Co. Ltd.
LSB~CN~B4~v~Shanghai Huizhong Automotive Manufacturing~Shanghai Huizhong Automotive Manufacturing Co., Ltd
LSE~CN~B4~v~Foshan Shunde F1 Transport Engineering Co.|Ltd~Foshan Shunde F1 Transport Engineering Co., Ltd
LSG~CN~B~loiuvw~Buick|Cadillac|Chevrolet
LSH~CN~A~uw~Maxus/LDV~SAIC Maxus
LSJ~CN~A~loiuw~MG~Saic Mg
LSK~CN~A~uw~Maxus/LDV~SAIC Maxus
LSR~CN~B0~v~Hongqi~Chongqing Hi-Bird Motorcycle Industry Co., Ltd.
LSV~CN~A~loiuw~Škoda|Volkswagen|Audi~SAIC Volkswagen
LSY~CN~A~loiw~Brilliance
LT1~CN~B4~v~Yangzhou Tonghua Semi-Trialer~Yangzhou Tonghua Semi-Trialer Co. Ltd.
LT4~CN~B0~v~Cheeta|Shenqi|Taizhou Jiaojiang Zhiwei Motorcycle|Wanqiang|Xianfeng|Zhweki~Taizhou Jiaojiang Zhiwei Motorcycle Manufacture Co., Ltd.
LT8~CN~B0~v~China Taishan Group~China Taishan Group, Taishan, Haofu, Dajinya
LTB~CN~B0~v~Guangdong Qingxin Liantong Industry Co. Ltd.
LTD~CN~B0~v~Taixing Sandi Motorcycle~Taixing Sandi Motorcycle Co., Ltd.
LTE~CN~B0~v~Champ~Chongqing Charming Motorcycle Manufacture Co., Ltd.
LTS~CN~B~v~International~International Transit Systems, Ltd.
LTU~CN~B0~v~Segway~Nine Tech Co., Ltd.
LTV~CN~A~loiuw~Toyota~FAW Toyota
LUA~CN~B0~v~Hensim~Chongqing Hensim Group Co., Ltd.
LUC~CN~A~loiw~Honda~Honda Automobile
LUJ~CN~B0~v~Teyin~Zhejiang Tianying Locomotive Co., Ltd
LUV~CN~B4~v~Lianyungang Universal Special Purpose~Lianyungang Universal Special Purpose Vehicle Manufacturing 
LV2~CN~B0~v~Jiangsu Lvneng Electrical Bicycle Technology Co|Ltd.~Jiangsu Lvneng Electrical Bicycle Technology Co., Ltd.
LV7~CN~B0~v~Qingqi~Jinan Qingqi Motorcycle Co., Ltd.
LVC~CN~A~vw~Foton~Beiqi Foton Motor Co., Ltd. Beijing Bus Branch Com
LVE~CN~B~v~Foton~Beiqi Foton Motor Co., Ltd. Beijing Bus Branch Com
LVG~CN~A~oiuw~Toyota~GAC Toyota
LVH~CN~A~oiw~Honda~Dongfeng Honda
LVM~CN~A~uw~Chery~Chery Commercial Vehicle
LVN~CN~B0~v~Nogas Electric Scooter Co~Nogas Electric Scooter Co.
LVP~CN~B~v~Dongfeng~Dfsk Motor Co.,Ltd.
LVR~CN~A~oiw~Mazda~Changan Mazda
LVS~CN~A~loiuw~Ford~Changan Ford
LVV~CN~A~loiuw~Chery
LVW~CN~B0~v~First United Industrial Foshan~First United Industrial Foshan Limited
LVY~CN~A~ivw~Volvo~Daqing Volvo Car Manufacturing Co Ltd
LVZ~CN~B~low~DFSK Motor
LW0~CN~B0~v~Wenzhou Light Motorcycle Co.~Wenzhou Light Motorcycle Co. Ltd.
LWB~CN~A0~vw~Honda
LWE~CN~B~v~Yangtse River~Dongfeng Yangtse Motor Co., Ltd Dba Wuxi An Yuan Automobile 
LWG~CN~B0~v~Hongqi~Chongqing Huansong Industries Co., Ltd.
LWV~CN~A~oiw~Fiat~GAC Fiat Chrysler
LX6~CN~B0~v~Jiangmen City Huari Group Co. Ltd~Jiangmen City Huari Group Co., Ltd.
LXA~CN~B0~v~Qipai~Jiangmen Qipai Motorcycle Co., Ltd
LXD~CN~B0~v~Dongfang~Ningbo Dongfang Lingyun Vehicle Made Co., Ltd.
LXE~CN~B0~v~Jiangsu Sinski Vehicle Science & Technology Co.|Madefor|Sinski~Jiangsu Sinski Vehicle Science & Technology Co., Ltd.
LXK~CN~B0~v~Shanghai Meitian Motorcycle Company~Shanghai Meitian Motorcycle Company Ltd.
LXM~CN~B0~v~Xiamen Xiashing Motorcycle Co.~Xiamen Xiashing Motorcycle Co., Ltd.
LXR~CN~B0~v~Cruzer|Moonra|New Wave|Numi|Sunra|Xinri~Jiangsu Xinri E-Vehicle Co.,Ltd.
LXS~CN~B0~v~Guangzhou Dayang Motorcycle Co Ltd~Guangzhou Dayang Motorcycle Co., Ltd.
LXY~CN~B0~vw~Genuine|Shineray~Chongqing Shineray Motorcycle Co., Ltd.
LY4~CN~B0~v~Freedom Motor Company|Ssr Motorsports|Yingang~Chongqing Yingang Science & Technology Co., Ltd.
LYD~CN~B0~v~Ltd|Meiduo|Taizhou City Kaitong Motorcycle Manufacture Co.|Yiben~Taizhou City Senlong Motorcycle Manufacture Co.,Ltd.
LYE~CN~B0~v~Hongqi~Chongqing Kaier Motorcycle Manufacturing Co.
LYH~CN~B0~v~Ltd.|Ningbo Sanjiang Dykon Motorcycle Co.~Ningbo Sanjiang Dykon Motorcycle Co., Ltd.
LYS~CN~B0~v~Vmoto~Nanjing Vmoto Manufacturing Co., Ltd.
LYV~CN~A~ivw~Volvo~Daqing Volvo Car Manufacturing Co Ltd
LYX~CN~B0~v~Jiangsu Sinski Sonik Motor Technology Co.~Jiangsu Sinski Sonik Motor Technology Co., Ltd.
LYZ~CN~B0~v~Ariic~Jinlang Science And Technology Co. Ltd.
LZB~CN~B0~v~Sanyou~Sanyou Holding Group Yinyou Motorcycle Co., Ltd
LZE~CN~B0~loiuv~Diamonback|Isuzu~Dazon , Inc.
LZG~CN~A3~loiw~Shaanxi~Shaanxi Automobile Group
LZL~CN~B0~v~Zengcheng Haili Motorcycle Co~Zengcheng Haili Motorcycle Co., Ltd.
LZM~CN~A~loiu~MAN~Man China
LZP~CN~B0~lov~China Baotian Motorcycle~China Baotian Motorcycle Industrial Co. Ltd.
LZR~CN~B0~v~Gangtiexia|Jinglong|Jnen|Keeway|Ltd.|Mbp|Zhejiang Jiajia Juneng Motorcycle Technology Co.~Juneng Motorcycle Technology Co., Ltd
LZS~CN~A0~vw~Electra Meccanica Vehicles Corp.|Ltd.|Zongshen~Chongqing Zongshen Automobile Industry Co., Ltd.
LZW~CN~A~oiw~Wuling~SAIC GM Wuling
LZX~CN~B0~v~E Z Ryder Motor~Chongqing Shuangqing Mechanical & Electrical Co. Ltd.
LZY~CN~A~loiw~Yutong
LZZ~CN~A~low~Hongqi~Sinotruk
MA1~IN~A~loiw~Mahindra
MA7~IN~A~loiuw~Mitsubishi|Hindustan~Hindustan Motors Ltd
MAB~IN~A~lo~Mahindra~Mahindra & Mahindra
MAC~IN~A~lo~Mahindra~Mahindra & Mahindra
MAJ~IN~A~loiuvw~Ford~Ford India Ltd
MAK~IN~A~louw~Honda~Honda Cars India
MAL~IN~A~loiuw~Hyundai~Hyundai Motor India
MAT~IN~A~loiw~Tata~Tata Motors
MB1~IN~A~low~Ashok Leyland~Ashok Leyland Ltd
MBF~IN~A0~vw~Royal Enfield~Royal Enfield, A Unit Of Eicher Motors Ltd.
MBH~IN~A~lsoiuw~Maruti Suzuki~Nissan Pixo
MBJ~IN~A~louw~Toyota~Toyota Kirloskar Motor Pvt Ltd
MBR~IN~A~lou~Mercedes-Benz~Mercedes-Benz India
MC2~IN~A~loiuw~Eicher~Eicher Motors Limited
MCA~IN~A~louw~Fiat~FCA India Automobiles Pvt. Ltd
MCU~IN~B~v~Mahindra~Mahindra & Mahindra Limited
MCV~IN~B~v~Mahindra~Mahindra & Mahindra Limited
MD2~IN~A0~loivw~Bajaj|Husqvarna|KTM~Bajaj Auto Ltd
MDE~IN~B0~vw~Kinetic Engineering Ltd.
MDH~IN~A~loiuw~Nissan~Nissan Motor India Pvt Ltd
ME3~IN~A0~vw~Royal Enfield~Royal Enfield, A Unit Of Eicher Motors Ltd.
MEE~IN~A~louw~Renault|Nissan~Renault India Private Limited
MEX~IN~A~louw~Volkswagen|Škoda|Audi~Škoda Auto Volkswagen India Pvt. Ltd.
MH3~ID~A0~vw~Yamaha~Yamaha Motor Corporation
MH4~ID~A0~vw~Kawasaki~Kawasaki Motors, Ltd
MHF~ID~A~louw~Toyota~PT Toyota Astra Motor
MHR~ID~A~loiuw~Honda~Honda Prospect Motor
ML0~TH~A0~vw~Ducati~Ducati Motor Co., Ltd.
ML3~TH~A~oivw~Mitsubishi~Mitsubishi Motors Corporation
ML5~TH~A0~vw~Kawasaki~Kawasaki Motors, Ltd
MLC~TH~A0~louvw~Suzuki
MLH~TH~A0~louvw~Honda~Thai Honda Co., Ltd.
MLP~TH~B0~v~Ltd.|Tiger Motor Co.~Tiger Motor Co., Ltd.
MLW~TH~B0~v~Royal Alloy~Sco Motor Co., Ltd
MLY~TH~A0~vw~Harley-Davidson~Hdmc Limited
MM0~TH~A~oiw~Mazda
MM8~TH~A~loiw~Mazda
MMB~TH~A~loiuw~Mitsubishi~Mitsubishi Motors
MMC~TH~A~loiuw~Mitsubishi~Mitsubishi Motors
MMM~TH~A~loiuw~Chevrolet
MMS~TH~A~liuw~Suzuki
MMT~TH~A~loiuw~Mitsubishi~Mitsubishi Motors
MMU~TH~A~uw~Holden
MN3~TH~B~v~Eagle
MNB~TH~A~loiuw~Ford
MNT~TH~A~loiuw~Nissan~Nissan Motor Thailand
MP1~TH~A~loiuw~Isuzu~IMCT Isuzu Motors Company Thailand
MP3~TH~B~v~Plymouth
MP7~TH~B4~v~Panus~Panus Assembly Co., Ltd.
MPA~TH~A~loiuw~Isuzu~IMCT Isuzu Motors Company Thailand
MR0~TH~A~loiuw~Toyota
MRC~TH~B4~v~Upbeat Co. Ltd~Upbeat Co.Ltd
MRH~TH~A1~loiuw~Honda
MS0~MM~A~loiuw~Kia~SSS MOTORS Myanmar/Kia
MS3~MM~A~luw~Suzuki~Suzuki Myanmar Motor Co., Ltd.
MXV~KZ~A0~vw~Llc)|Ural~IMZ-Kazakhstan, LLC
MYH~IN~B~sw~Ather~Ather Energy
MZD~IN~B0~vw~Classic Legends|Jawa~Classic Legends Pvt Ltd
N51~IR~B4~v~Nea~NEA
NLA~TR~A1~loiuw~Honda
NLE~TR~A~loiu~Mercedes-Benz~Mercedes-Benz Türk Truck
NLF~TR~B4~v~Koluman~Koluman Otomotiv Endüstri A.S
NLH~TR~A1~loiuw~Hyundai~Hyundai Assan Otomotiv
NLJ~TR~A~iw~Hyundai~Hyundai Assan Otomotiv
NLN~TR~A~vw~Karsan~Karsan Otomotiv Sanayii Ve Tic. A.S.
NLT~TR~A~lvw~Temsa~Temsa Skoda Sabanci Ulasim Araclari A.S.
NM0~TR~A~loiuvw~Ford~Ford Otomotiv Sanayi A.S., Turkey
NM4~TR~A~loiw~Fiat~Tofas
NMB~TR~A~luw~Mercedes-Benz~Mercedes-Benz Türk A.S.
NMC~TR~A~lw~BMC~BMC Otomotiv Sanayi ve Ticaret A.Ş.
NMT~TR~A~loiuvw~Toyota~Toyota Motor Manufacturing,Turkey ,Inc.
NNA~TR~A~luw~Isuzu~Anadolu Isuzu
NRY~TR~B6~v~Pilotcar~Pilotcar Otomotiv San. Tic. A.S.
PAG~PH~B0~v~Zero~Integrated Micro-Electronics, Inc.
PE1~~A~loiuw~Ford~Ford Motor Company Philippines
PE3~~A~loiw~Mazda~Mazda Philippines
PFD~SG~B~v~Hyundai~Hyundai Motor Group Innovation Centre In Singapore
PL1~MY~A~loiw~Proton
PL8~MY~A~ow~Hyundai~Hyundai/Inokom
PLP~MY~A~ow~Subaru
PM1~MY~A~ow~BMW
PM2~MY~A~ow~Perodua
PM9~MY~B~ow~Bufori
PMH~MY~A1~ow~Honda
PMK~MY~A0~ow~Honda~Honda Boon Siew
PML~MY~B~ow~Hicom
PMN~MY~B~ow~Modenas
PMV~MY~A~ow~Yamaha~Hong Leong Yamaha Motor Sdn. Bhd.
PN1~MY~A~ow~Toyota
PN8~MY~A~ow~Nissan
PNA~MY~A~low~Peugeot
PNV~MY~A~ow~Volvo~Volvo Cars
PP1~MY~A~ow~Mazda
PP3~MY~A~ow~Hyundai
PPP~MY~A~ow~Suzuki
PR8~MY~A~ow~Ford
PRH~MY~A~uw~Chery
R12~HK~B0~v~Limited Dba Jiangsu Xinn International Trading|Xinri E-Veh Hongkong Co.~Xinri E-Vehicle Hongkong Co., Limited
R1A~HK~B6~v~Jhc~Jhc New Energy Vehicle Hongkong Co.,Ltd
R1J~HK~B6~v~Mev~Jiayuan Power Limited
R1N~HK~B0~lv~Niu~Niu Technologies Group Limited
R1R~HK~B0~v~Dongma~Wuxi Tonma Electric Vehicle Co.,Ltd
R1S~HK~B6~v~Greenman Machinery Group(Hk)Limited~Greenman Machinery GroupLimited
R1V~HK~B4~v~Compaks~Rongcheng Compaks New Energy Automobile Co Ltd
R2A~HK~B6~v~Scootercar~Scootercar Ltd.
R2F~HK~B0~v~Denzel|Ky|Lojo|Lujo|Ml|Sunpulse|Winmax/Solar~Winmax Asia Limited
R2H~HK~B6~v~Ky|Lojo|Lu|Yw~Winmax Asia Limited
R2L~HK~B0~v~Hongdu~Hongdu Electric Vehicle Hongkong Co.,Limited
R2T~HK~B0~v~3Pluscoco|Alien Atv|City Coco|Fatbear Scooters|High-Tech|Move Eco|Soversky~Time Top International Industry Limited
R2V~HK~B0~v~Dogebos~Dogebos Industrial Co., Limited
R2W~HK~B0~v~Gaea|Smarda|Smarda Scooter|Smarda Soversky|Suncycle|Yide~Smarda Industry & Trade Co., Limited
R2X~HK~B0~v~Puviter~Hk Puviter International Co., Limited
R33~HK~B4~v~Webetter|Wecare~Henan Webetter Intelligent Equipment Co., Ltd.
R35~HK~B6~v~Pickman~Kai Yun Automobile Manufacturing Co. Ltd
R36~HK~B0~v~Shansu~Yongkang Changpao Industry And Trade Co., Ltd.
R38~HK~B0~v~King Hk International Trading Limited
R3B~HK~B0~v~Jianshe|Munro~Munro Technology Co.,Limited
R3C~HK~B0~v~Bnecozone|Ekomoto|Emoto|Eride|Rdb|Thor|Trotty|Veleco~Benneng Vehicle Industry Co., Limited
R3F~HK~B0~v~Hansheng|Hanyi|Mingli~Hansheng Industrial Manufacturing Limited
R3G~HK~B4~v~Department Store|Fiberglass Bread|Hansheng / Airstream|Hansheng / Retro|Rectangle|Summer Ice Cream~Hansheng Industrial Manufacturing Limited
R3J~HK~B0~v~Denzel|Trident~Denzel Motors Co.,Limited
R3M~HK~B0~v~Eahora|Mangosteen|Soversky~Mangosteen Technology Co., Limited
R3R~HK~B0~v~Dimen~Electric Alliance Technology Co., Limited
R3W~HK~B0~v~Envirotech Vehicles|Etrikeco|Jinma|Runhorse~Hong Kong Runhorse Holding Co., Limited
R41~HK~B0~v~Engtian|Transpro~Wuxi Tenghui Electric Vehicles Co., Limited
R45~HK~B0~v~Horwin~Xl Holding Group Co., Limited
R46~HK~B0~v~Cheerdmoto|Eventure (Xiyao)|Eventure Powersports|Flux|Icon (Xiyao)|Rain|Vtron|Vtron Moto~Wuxi Xiyao Intelligent Technology Co., Limited
R4C~HK~B0~v~Dofern~Doufeng Vehicle Co., Limited
R4F~HK~B4~v~Hoiro~Qingdao Hoiro Marine Co.,Limited
R4N~HK~A0~vw~Zebra|smart~Elyx Smart Technology Holdings Limited
R4X~HK~B0~v~Emove|Milg~Futengda Vehicle Limited
R56~HK~B0~v~Li Qian~Yongkang Liqian Industry And Trade Co., Limited
R5B~HK~B6~v~Gaia~Gaia International Trade Limited
R5C~HK~B0~v~Sumec~(Hong Kong) Sumec Co, Ltd
R5H~HK~B0~v~Hanbird~Hanbird Technology Limited
R61~HK~B4~v~Yieson~Hong Kong Yieson Trailer Limited
R62~HK~B0~v~Atlant|Flash|Sinotech|Wuxi Sinotech~Atlant Industry Limited
R6C~HK~B4~v~Honlu|Wehope~Henan Wehope Special Equipment Co. Ltd
R6J~HK~B0~v~Newbot~Newbot Co., Limited
R6P~HK~B4~v~Maiche|Silang~Hong Kong Maiche Machinery Manufacturing Co. Limited
R6U~HK~B0~v~Amo|Vseiko~Hongkong Yixing Industry And Trade Co., Limited
R74~HK~B0~v~Mking~Mking Technology Co., Limited
R75~HK~B0~v~Anchi|Fly Wing~Anchi Motorcycle Technology Limited
R76~HK~B4~v~Oriental Shimao~Qingdao Oriental Shimao Import And Export Co.,Limited
R77~HK~B4~v~Seahisun~Qingdao Seahisun Trailer Technology Co., Limited
R78~HK~B0~v~Flistar|Wanwei~Wanwei Electric Vehicle Limited
R7D~HK~B4~v~Zzknown~Cnreally Known Corporation Limited
R7E~HK~B~v~Zzknown~Cnreally Known Corporation Limited
R7M~HK~B0~v~Zzknown~Cnreally Known Corporation Limited
R7N~HK~B0~v~Dayi Motor~Dayi Intelligent Technology Co. Limited
R7S~HK~B6~v~Wink Motors Inc~Jiangsu Jinpeng Group Co., Ltd.
R8B~HK~B6~v~Envirotech Vehicles|Etrikeco|Jinma|Runhorse~Hong Kong Runhorse Holding Co., Limited
R8C~HK~B0~v~Limited / Engtian|Rinnai|Wuxi Tenghui International Co.~Wuxi Tenghui International Co., Limited
R8F~HK~B0~v~Skyblue|Sodo~Skyblue Motors Co., Limited
R8G~HK~B0~v~Mega|Ora|Ora Group / Peerless|Wusun~Ora Group Limited
R8H~HK~B0~v~Veli~Veli Technology Industrial Co., Limited
R8M~CN~B4~v~Allbetter|Belyoo|Cogsun|Goeasy|High Quality|Hk Ulead / Ud|No|Urdream~Hk Ulead Vehicle Manufacturing Limited
R8N~HK~B0~v~Heli|Pingandayun~Heli Motorcycle Technology Limited
R8R~HK~B4~v~Greenfist~Shandong Focus Industry Co., Limited
R8S~CN~B0~v~B.E.S.T|Dingyitop|Kuniu|Qijue|Yashixin|Yuhanzhen~Hk Dingyi Technology Co., Limited
R8V~CN~B6~v~E-Wagon|Neo|Rev|Today Sunshine~Zhejiang Today Sunshine New Energy Vehicle Co., Ltd.
RF3~TW~B0~lovw~Aero|BRP|Polaris|Yamaha~Aeon Motor Co., Ltd
RF4~TW~B0~v~Whizzer~Chyong Horng Enterprise Co., Ltd.
RF8~TW~B0~v~Evt~Evt Technology Co., Ltd.
RFB~TW~A0~lovw~Kymco~Kwang Yang Motor Co., Ltd
RFC~TW~B0~vw~Taiwan Golden Bee~Taiwan Golden Bee Company
RFD~TW~B0~vw~Suzuki
RFG~TW~A0~lovw~BRP|Lance|SYM~Sanyang Motor Co., Ltd.
RFL~TW~B0~lov~Adly|Lambretta~Her Chee Industrial Co., Ltd.
RFR~TW~B0~v~Standard Motor Corporation
RFT~TW~B0~lov~Cpi~Cpi Motor Co.
RFV~TW~B0~vw~Genuine Scooters|PGO~Motive Power Industry Co. Ltd.
RFZ~TW~B0~v~E-Ton
RG1~TW~B0~v~Apex Motor
RGS~TW~B0~vw~Kawasaki|Kymco~Kwang Yang Motor Co., Ltd
RK1~TW~B0~v~E-Ton|E-Ton I|E-Ton Ii|Yamaha~E-Ton Power Tech Co., Ltd.
RK6~TW~B0~v~Kawasaki
RK7~TW~A0~vw~Kawasaki
RKC~TW~B0~v~Hino~Rhino Power Sport Industrial Co., Ltd
RKP~TW~B0~v~Aero Motorsports~Aero MotorSports, LLC
RKR~TW~A0~vw~Yamaha~Yamaha Motor Taiwan Co., Ltd.
RKZ~TW~B0~v~Taiwan Helio Technology Co.~Taiwan Helio Technology Co., Ltd.
RL0~VN~A~lw~Ford~Ford Vietnam
RL4~VN~A~lw~Toyota~Toyota Motor Vietnam
RL7~VN~B0~v~Gelimex Jsc~Gelimex
RL8~VN~A0~lv~Lifan~Lifan-Vietnam Motor Co., Ltd.
RLA~VN~A~lw~Mitsubishi~Vina Star Motors Corp. – Mitsubishi
RLC~VN~A~lw~Yamaha~Yamaha Motor Vietnam Co. Ltd.
RLE~VN~A~lw~Isuzu~Isuzu Vietnam Co.
RLF~VN~A~lw~BMW~BMW BMW cars 2003-2014 Vietnam
RLH~VN~A0~lvw~Honda~Honda Vietnam Co., Ltd.
RLL~VN~A~vw~VinFast~Vinfast Trading And Production Joint Stock Company
RLM~VN~A~lw~Mercedes-Benz~Mercedes-Benz Vietnam
RLP~VN~B0~v~Kymco~Vietnam Kwang Yang Motor Co., Ltd.
RLV~VN~A0~vw~BRP|Widescape~Vietnam Precision Industrial Co Ltd
RMF~VN~B4~v~Thaco Trailers~Thaco Industries Trailers And Heavy Steel Structures Manufac
RMT~VN~B4~v~Tan Thanh|Tan Thanh / Superior~Tan Thanh Trading Mechanic Corporation
RN0~VN~B4~v~Thaco~Thaco Special Vehicles Manufacturing Limited Company
RNV~VN~B4~v~Hino~Kotinochi Joint Stock Company
RP8~LA~A~lw~Piaggio
RPG~LA~B0~v~Gck Industrial
RSA~SA~B~v~Freightliner~Freightliner  Corporation
RSB~SA~B~v~Freightliner~Freightliner  Corporation
RTJ~SA~B4~v~Arabian Metal Industries Ltd.
RX4~~B6~v~Aodes|Blp|Freewind|Star/FSC~Super Sonic Company Limited
S21~LV~B8~v~Polaris~Polaris Industries Inc.
SA1~GB~B0~v~Rap|Scoobic~Green Messenger Electric Vehicle Limited
SA9~GB~A~ouw~Morgan~KaiserRushforth
SAB~GB~A~ow~Optare
SAD~GB~A~liuvw~Jaguar~Jaguar Land Rover Limited
SAH~GB~A~iw~Honda
SAJ~GB~A~loiuvw~Jaguar~Jaguar Land Rover Limited
SAL~GB~A~loiuvw~Land Rover~Jaguar Land Rover Limited
SAR~GB~A~loiuw~Rover
SAT~GB~A~oivw~Triumph~Triumph Motorcycles Limited
SAX~GB~A~oivw~Sterling~Austin Rover Group Limited
SAY~GB~B0~vw~Norton Motorcycles~Norton Motorcycles Uk Ltd
SB1~GB~A~loiuvw~Toyota~Toyota Motor Corporation
SBD~GB~B4~v~Equi-Trek~Equi-Trek Ltd.
SBM~GB~A~loiuvw~McLaren~Mclaren Automotive Limited
SBS~GB~B~vw~Scammell~Scammell Motors Plant
SBV~GB~A~vw~Kenworth|Peterbilt~Paccar Inc.
SC0~GB~B4~v~Abi Caravans Ltd
SC6~GB~B~uvw~Ineos~Ineos Automotive Limited
SCA~GB~A~loiuvw~Rolls-Royce~Rolls Royce Motor Cars
SCB~GB~A~loiuvw~Bentley~Bentley Motors Limited
SCC~GB~A~loiuvw~Lotus~Lotus Cars Limited
SCE~GB~A~loiuvw~DeLorean~Delorean Motor Cars Limited
SCF~GB~A~loiuvw~Aston Martin~Aston Martin Lagonda Limited
SCR~GB~B~vw~Carbodies|LEVC~Carbodies Ltd
SD7~GB~A~vw~Aston Martin~Aston Martin Lagonda Limited
SD8~GB~B~v~Moke~Moke International Limited
SDB~GB~A~loiuw~Peugeot~Talbot Motor Company
SDL~GB~A~uw~TVR
SDR~GB~B4~v~Richardson Rice Trailers Ltd
SE3~GB~B4~v~Forst~Redwood Global Ltd
SE4~GB~B0~v~Maeving~Maeving Limited
SEG~GB~A~vw~Dennis|Penske~Dennis Eagle, Ltd.
SEY~GB~A~loiuw~Maxus/LDV~LDV Group
SF3~GB~B4~v~Gy Device~Gy Device Group Co., Ltd.
SF6~GB~B0~v~Bocebike|Srpnt|Throne Cycles~Kaxa Motos Co., Ltd.
SFA~GB~A~loiuw~Ford~Ford of Britain
SFB~GB~B6~v~Electrostorm
SFD~GB~A~loiw~Dennis
SFE~GB~A~ovw~Dennis~Alexander Dennis Limited
SFN~GB~B~vw~Foden|Kenworth~Kenworth Truck Company
SFZ~GB~A~luvw~Tesla~Tesla, Inc.
SH3~GB~B6~v~Svn-Cart~Jinhua Suncart Vehicle Co., Limited
SH7~GB~B~uv~Ineos~Ineos Automotive Limited
SHH~GB~A~loiuvw~Honda~Honda Of The U.K. Mfg., Ltd.
SHS~GB~A~loiuvw~Honda~Honda Of The U.K. Mfg., Ltd.
SJ1~GB~B~v~Ree~Ree Automotive Ltd.
SJA~GB~A~ivw~Bentley~Bentley Motors Limited
SJB~GB~B4~v~Brian James Trailers~Brian James Trailers Ltd
SJJ~GB~B6~v~Fulu|Lichi~Xiangrui Vehicle Co., Ltd.
SJK~GB~A~iuvw~Infiniti|Nissan~Nissan Motor Manufacturing Ltd
SJN~GB~A~loiuw~Nissan~Nissan Motor Manufacturing UK
SJZ~GB~B~v~Autocar Ltd~Autocar Limited
SKA~GB~A~uw~Vauxhall~Vauxhall Motors
SKP~GB~B6~v~Rayttle~Rayttle Motors Co., Ltd
SLA~GB~A~vw~Rolls-Royce~Rolls Royce Motor Cars
SLJ~GB~B0~v~Esomoto|Luqi~Luqi Intellgent Technology Co., Ltd
SLN~GB~B4~v~Niftylift~Niftylift Limited
SMT~GB~A0~loiuvw~Triumph~Triumph Motorcycles Limited
SN1~DE~B8~v~Polaris~Polaris Industries Inc.
SNZ~DE~B0~vw~Muz Of North America
STE~DE~B~i~Toyota
SU9~PL~A~loi~Solaris
SUD~PL~B~ow~Wielton
SUF~PL~A~loiuw~Fiat~Fabryka Samochodów Małolitrażowych
SUL~PL~A~loiw~Star/FSC~FSC Lublin Automotive Factory
SUP~PL~A~loiuw~Daewoo~Fabryka Samochodow Osobowych
SUU~PL~A3~louw~Solaris~Solaris Bus & Coach
SVE~PL~B0~v~Govecs~Govecs AG
SVS~PL~B4~v~Bentley~A Smith Gt Bentley Ltd
SZC~PL~B0~v~Vectrix Sp. Z.O.O.~Vectrix Sp. Z O.O.
TAP~CH~A0~vw~Polaris~Polaris Industries Inc.
TC3~CH~B~i~Chrysler
TCC~CH~A~loiw~smart~Micro Compact Car
TCP~CH~B0~v~Peraves Ag~Peraves AG
TDM~CH~B0~loiv~Quantya Sa
TEB~CH~B~ow~Bucher Municipal
TK9~CZ~B~loiw~SOR Libchavy
TLF~CZ~B0~v~Kuberg~Kuberg S.R.O
TLJ~CZ~A0~vw~Jawa
TM9~CZ~A~loiu~Škoda (trolleybuses)~Škoda Trolleybuses
TMA~CZ~A1~loiuw~Hyundai~Hyundai Motor Manufacturing Czech
TMB~CZ~A~loiuw~Škoda~Škoda Auto AS
TMC~CZ~B~vw~Costin Sports Car|Hyundai~Thompson Mfg. Company Wexford Ltd.
TMK~CZ~A~loiw~Karosa
TMP~CZ~A~loiuw~Škoda (trolleybuses)~Škoda Ostrov
TMT~CZ~A1~loiw~Tatra
TN9~CZ~A~loi~Karosa
TNB~CZ~B~i~Škoda~Skoda
TNE~CZ~B~lo~TAZ
TRA~HU~A3~loiuw~Ikarus~Ikarus Bus
TRU~HU~A~loiuvw~Audi~Audi AG
TSE~HU~A~loiu~Ikarus~Ikarus Egyedi Autobuszgyar
TSM~HU~A~loiuw~Suzuki
TW1~PT~A~louw~Toyota~Toyota Caetano Portugal
TYB~PT~A~loiuvw~Fuso~Mitsubishi Fuso Truck Europe S.A.
U1V~MK~B~v~Van Hool~Vdl Van Hool Macedonia
U5Y~SK~A~loiuvw~Hyundai|Kia
U6Y~SK~A5~loiuw~Kia~Kia Motors Slovakia
UBM~ES~B0~v~S.L.|Torrot Electric Eupoa~Torrot Electric Europa S.L.
UC5~ES~B0~v~Lacf~Lacfamet
UCV~ES~B0~v~Volta Motor Company Sl~Volta Motor Company S.L.
UDU~ES~B0~v~Stark Future~Stark Future S.L.
UH2~DK~B4~v~Brenderup Trailers|Thule Trailers
UH5~DK~B0~v~City-El~Citycom Elektromobilfabrik A/S
UH6~DK~B4~v~Mustang Trailer A/S~Mustang-Trailers A/S
UHL~DK~B4~v~Camp-Let~CAMP-Let APS
UJG~DK~B6~v~Garia~Garia A/S
UKR~DK~B4~v~Kronings~Kronings Aps
USY~~B~i~Kia
UU1~RO~A~loiuw~Dacia|Renault
UU3~RO~B8~lovw~Aro Sa
UU6~RO~A~louw~Daewoo~Daewoo Romania
V0L~~B~i~Opel
V39~HR~A~uw~Rimac~Rimac Automobili
V61~EE~B4~v~Respo~Respo Haagised As
V6E~EE~B~v~Arcas Trailer|Mdsc Systems~Arcas Trailer Oü
V6T~EE~B0~v~Verge~Verge Motorcycles Oü
VA0~AT~B~oiw~ÖAF
VAG~AT~A~low~Steyr~Steyr-Daimler-Puch
VAN~AT~A2~louw~MAN~Steyr-Daimler-Puch
VBK~AT~A0~loivw~GasGas|Husaberg|Husqvarna|KTM~Ktm AG
VCF~AT~A~vw~Fisker~Fisker Group Inc.
VF0~FR~B~i~Ford
VF1~FR~A~loiuvw~Eagle|Renault~Renault Group
VF2~FR~A2~loiuw~Renault~Renault Trucks
VF3~FR~A~loiuvw~Peugeot~Automobiles Peugeot
VF4~FR~A~loiw~Talbot
VF5~FR~A~oiw~Iveco~Iveco Unic
VF6~FR~A2~loiuw~Renault Trucks
VF7~FR~A~loiuw~Citroën
VF8~FR~A~loiw~Talbot~Matra/Talbot/Simca
VF9~FR~A~loiuw~Bugatti~Bugatti Automobiles S.A.S.
VFA~FR~A~uw~Alpine
VFB~FR~B~i~Renault
VFE~FR~A~oi~Iveco~Ivecobus
VFF~FR~B~i~Peugeot
VFG~FR~B~i~Citroën~Citroen
VFJ~FR~B~i~Renault
VFM~FR~B4~v~Esterel~Esterel Caravanes S.A
VFZ~FR~B~i~Citroën~Citroen
VG5~FR~A0~lovw~Yamaha~Yamaha Motor Corporation
VG6~FR~A~ovw~Mack~Renault Group
VG8~FR~B~vw~Mack|Renault Trucks~Renault Group
VGA~FR~A0~vw~Peugeot Motocycles~Peugeot Motorcycles
VGY~FR~B4~v~Lohr~Lohr Equipment & Welding
VH8~FR~B~i~Microcar
VKD~FR~B4~v~Cheval Liberte~S.A.R.L. Nancy Cheval
VL4~FR~B~vw~Bluecar~Bluecar, Sas
VLG~FR~B~i~Aixam
VLU~FR~A~loiuw~Scania~Scania Production Angers
VME~FR~B4~v~Jlfd Production (Fautras Horse Trailers)~Fautras Horse Trailers
VN1~FR~A~loiuw~Opel~Renault SOVAB
VNB~FR~B0~v~Sherco~Sherco Motorcycles Sarl
VNE~FR~B~loivw~Irisbus France|Iveco
VNK~FR~A~loiuvw~Toyota~Toyota Motor Manufacturing, France, S.A.S.
VNV~FR~A~loiuw~Nissan
VR1~FR~A~ouw~DS~DS Automobiles
VR7~FR~A~iuw~Citroën
VRC~FR~B0~v~Verucci Motorcycles Llc~Verucci Motorcycles, Llc
VS1~ES~B~iw~Iveco~Pegaso
VS3~ES~B~i~Peugeot
VS5~ES~A~iw~Renault~Renault España
VS6~ES~A~loiuw~Ford~Ford Espana
VS7~ES~A~loiuw~Citroën
VS9~ES~B~loi~Carrocerias Ayats
VSA~ES~A~loiu~Mercedes-Benz~Mercedes-Benz Spain
VSE~ES~A~loiuw~Suzuki~Santana Motor
VSK~ES~A5~loiuw~Nissan~Nissan Motor Iberica SA, Nissan passenger car/MPV/van/SUV/pi
VSS~ES~A~loiw~SEAT
VSX~ES~A~loiuw~Opel~Opel Automobile Espana, SA
VSY~ES~B~i~Renault
VSZ~ES~B~i~SEAT~Seat
VTD~ES~A0~vw~Honda~Montesa Honda Sa
VTH~ES~A0~lovw~Derbi~Nacional Motor S.A.U.
VTL~ES~A~lw~Yamaha~Yamaha Motor España SA
VTM~ES~A0~ovw~Honda~Montesa Honda Sa
VTT~ES~A0~louvw~Suzuki
VV1~ES~B4~v~Lecitrailer S.A~Lecitrailer S.A.
VV9~ES~B~loiw~Tauro Sport Auto
VW2~ES~A~iu~Volkswagen
VWA~ES~A~loiuw~Nissan~Nissan Vehiculos Industriales SA, Nissan Commercial Vehicles
VWG~ES~B~i~Volkswagen~Volkswagen Spain
VWV~ES~A~loiu~Volkswagen~Volkswagen Spain
VX1~RS~B~loivw~Yugo|Zastava
VXE~RS~A~uw~Opel~Opel Automobile GmbH
VXK~RS~A1~uw~Opel~Opel Automobile GmbH
VY1~RS~B~i~Volvo
W00~DE~B~i~Opel
W04~DE~A~ivw~Buick~Adam Opel AG
W06~DE~A~oivw~Cadillac|Opel~Adam Opel AG
W08~DE~A~ivw~Opel|Saturn~Adam Opel AG
W09~DE~B~loiw~Ruf Automobile
W0L~DE~A~loiuvw~Opel|Vauxhall|Chevrolet~Adam Opel AG
W0S~DE~A~iw~Opel~Opel Special Vehicles
W0V~DE~A~liuvw~Opel
W1A~DE~A~uw~smart~Smart
W1H~DE~A~vw~Freightliner~Mercedes-Benz, AG
W1K~DE~A~lvw~Mercedes-Benz~Mercedes-Benz Cars
W1N~DE~A~lvw~Mercedes-Benz~Mercedes-Benz, AG
W1V~DE~A~luw~Mercedes-Benz
W1W~DE~A~uvw~Mercedes-Benz~Mercedes-Benz, AG
W1X~DE~A~vw~Mercedes-Benz~Mercedes-Benz, AG
W1Y~DE~A~uvw~Mercedes-Benz~Mercedes-Benz, AG
W1Z~DE~A~uvw~Mercedes-Benz~Mercedes-Benz, AG
W2W~DE~A~vw~Freightliner~Mercedes-Benz, AG
W2X~DE~A~vw~Freightliner~Mercedes-Benz, AG
W2Y~DE~A~vw~Freightliner~Mercedes-Benz, AG
W2Z~DE~A~vw~Freightliner~Mercedes-Benz, AG
WA1~DE~A~loiuv~Audi~Audi AG
WAG~DE~A~loiw~Neoplan
WAP~DE~A~loivw~BMW
WAU~DE~A~loiuvw~Audi~Audi AG
WAV~DE~B~i~Audi
WAX~DE~B~i~SsangYong
WB0~DE~B4~v~Bockmann Fahrzeugwerke Gmbh~Bockmann Fahrzeugwerke GmbH
WB1~DE~A0~lovw~BMW~Bmw AG Motorcycles
WB3~DE~A0~vw~BMW~Bmw AG Motorcycles
WB4~DE~A0~vw~BMW~Bmw AG Motorcycles
WB5~DE~A~vw~BMW~Bmw AG
WB7~DE~B0~v~Black Tea Motorbikes~Black Tea Motorbikes GmbH
WBA~DE~A~loiuvw~BMW~Bmw AG
WBC~DE~B0~v~Boom Trikes~Boom Trikes Fahrzeugbau AG
WBD~DE~B~i~Mercedes-Benz
WBK~DE~B4~v~Albert Böcker Gmbh & Co. Kg~Bocker Maschinenwerke GmbH
WBS~DE~A~loiuvw~BMW~Bmw M GmbH
WBW~DE~A~lu~BMW
WBX~DE~A~oivw~BMW~Bmw AG
WBY~DE~A~loiuvw~BMW~Bmw AG
WCD~DE~A~ivw~Freightliner~Daimler Chrysler AG
WD0~DE~A~oiuvw~Dodge~Mercedes-Benz, AG
WD1~DE~A~ovw~Freightliner~Daimler Chrysler AG
WD2~DE~A~oivw~Freightliner~Daimler Chrysler AG
WD3~DE~A~oiuvw~Mercedes-Benz~Mercedes-Benz, AG
WD4~DE~A~oiuvw~Freightliner|Mercedes-Benz~Mercedes-Benz, AG
WD5~DE~A~oivw~Freightliner~Daimler Chrysler AG
WD6~DE~A~vw~Freightliner~Daimler Chrysler AG
WD7~DE~B~vw~American Lafrance|Freightliner~Daimler Chrysler AG
WD8~DE~A~oiuvw~Dodge~Mercedes-Benz, AG
WDA~DE~A~loivw~Mercedes-Benz~Mercedes-Benz, AG
WDB~DE~A~loiuvw~Maybach|Mercedes-Benz~Mercedes-Benz Cars
WDC~DE~A~loivw~Mercedes-Benz~Mercedes-Benz Cars
WDD~DE~A~loiuvw~Mercedes-Benz~Mercedes-Benz Cars
WDF~DE~A~loiuw~Mercedes-Benz
WDP~DE~A~oivw~Freightliner~Daimler Chrysler AG
WDR~DE~A~ivw~Freightliner~Daimler Chrysler AG
WDW~DE~A~iuvw~Dodge~Mercedes-Benz, AG
WDX~DE~A~oivw~Dodge~Mercedes-Benz, AG
WDY~DE~A~oivw~Freightliner~Daimler Chrysler AG
WDZ~DE~A~oiuvw~Mercedes-Benz
WE0~DE~B~i~Ford
WEB~DE~A~loivw~Mercedes-Benz~Daimler Buses GmbH
WEW~DE~B0~v~Kumpan Electric~E-Bility GmbH
WF0~DE~A~loiuvw~Ford~Ford Werke AG
WF1~DE~A~oivw~Merkur~Ford Werke AG
WF3~DE~B~i~Peugeot
WF7~DE~B~i~Citroën~Citroen
WFD~DE~B~i~Fliegl
WG0~DE~B4~v~Goldhofer~Goldhofer AG
WGG~DE~B0~v~Global Generation Cult~Ggc-Global Generation Cult, GmbH
WHR~DE~B4~v~Harbeck~Hermann Harbeck Fahrzeugbau GmbH & Co. Kg
WJM~DE~A~loiuw~Iveco
WJR~DE~B~oiw~Irmscher
WKE~DE~A4~lw~Krone
WKK~DE~A~loivw~Mercedes-Benz~Daimler Buses GmbH
WLA~DE~B4~v~Langendorf~Langendorf GmbH
WMA~DE~A~loiuw~MAN
WMB~DE~B~i~Audi
WME~DE~A~loiuvw~smart~Mercedes-Benz Cars
WMW~DE~A~loiuvw~MINI~Bmw AG
WMX~DE~A~loiuw~Mercedes-Benz~Mercedes-AMG
WMZ~DE~A~ivw~MINI~Bmw AG
WNK~DE~B~i~Toyota
WP0~DE~A~loiuvw~Porsche~Dr. Ing. H.C.F. Porsche AG
WP1~DE~A~loiuvw~Porsche~Dr. Ing. H.C.F. Porsche AG
WPU~DE~B4~v~Putzmeister~Putzmeister Mörtelmaschinen GmbH
WS0~DE~B~i~Ford
WSS~DE~B~i~SEAT~Seat
WTK~DE~B0~v~Kollter|Tinbot~Tinbot Technology GmbH
WU1~DE~A~vw~Audi~Audi Sport GmbH
WUA~DE~A~loiuvw~Audi~Audi Sport GmbH
WUW~DE~B~i~Volkswagen
WV0~DE~B~i~Ford
WV1~DE~A~loiuvw~Volkswagen
WV2~DE~A~loiuvw~Volkswagen
WV3~DE~A~loiuv~Volkswagen
WVG~DE~A~loiuvw~Volkswagen~Volkswagen AG
WVW~DE~A~loiuvw~Volkswagen~Volkswagen AG
WVZ~DE~B~i~Volkswagen
WWD~DE~B~i~Mercedes-Benz
WWW~DE~B~i~Volkswagen
WYB~DE~B~v~Freightliner~Mercedes-Benz, AG
WYG~DE~B~i~Volkswagen
WYW~DE~B~i~Volkswagen
WZ1~DE~A~vw~Toyota~Bmw AG
WZW~DE~B~i~Volkswagen
X1M~RU~A~lw~PAZ
X4X~RU~A~low~BMW~Avtotor
X7L~RU~A~loiuw~Renault~Renault Russia
X7M~RU~A~lou~Hyundai~Hyundai Tagaz
X8H~RU~B6~v~Oka~Kaz Kamsky Autoassembly Factory
X8J~RU~A0~vw~Ural~Irbitski Mototsicletny Zavod
XL9~NL~A~loiw~Spyker~Groenewold Carrosseriefabriek B.V.
XLB~NL~A~loiuw~Volvo~Volvo Car B.V./NedCar B.V.
XLE~NL~A~louw~Scania~Scania Nederland B.V.
XLR~NL~A2~loiuw~DAF~DAF Trucks
XLW~NL~B~v~Terberg Benschop B.V.
XMC~NL~A~loiuw~Mitsubishi~NedCar B.V.
XMK~NL~B4~v~Atec Aanhangwagens~Atec Aanhangwagens Bv
XNC~NL~A~iw~Mitsubishi~NedCar B.V.
XP7~NL~A~liuvw~Tesla~Tesla, Inc.
XPM~NL~B4~v~Vanclaes~Vanclaes Boat Trailers
XTA~RU~A~loiuw~Lada~AvtoVAZ
XTB~RU~B0~ovw~Moskvitch|Ural~Classic Motorcycles & Sidecars, Inc.
XTC~RU~A~lw~KamAZ~KAMAZ
XTH~RU~A~lw~GAZ
XTT~RU~A~low~UAZ
XTY~RU~A~lw~LiAZ
XUF~RU~B~loiuw~Chevrolet|Opel~General Motors Russia
XW8~RU~A~loiuw~Audi|Škoda|Volkswagen~Volkswagen Group Rus
XWB~UZ~A~louw~UzDaewoo/Ravon~GM Uzbekistan, registered in the old Soviet block
XWE~RU~A~loiw~Hyundai|Kia~Hyundai Motor Company
XWF~RU~B~i~Cadillac|Chevrolet|Opel~Opel
XXX~LU~B~i~Honda
XZ1~RU~B~v~Mycar~Nov Luxembourg S.A.
Y6D~UA~A~loiw~ZAZ
Y6L~UA~B~o~LuAZ~Luaz, Lutsk, Ukraine
YA3~BE~B4~v~American Pneumatic Tools|Atlas Copco|Chicago Pneumatic~Atlas Copco Airpower Nv
YAF~BE~B4~v~Faymonville~Faymonville Distribution AG
YAR~BE~A~liw~Toyota~Toyota Motor Europe
YB1~BE~A~luv~Volvo~Volvo Europa Truck Nv
YB3~BE~A~ovw~Volvo~Volvo Europa Truck Nv
YBW~BE~A~lou~Volkswagen~Volkswagen Belgium
YC1~BE~A0~ovw~Honda
YCM~BE~A~loi~Mazda~Mazda Belgium
YE2~BE~A~lovw~Van Hool~Van Hool N.V.
YH4~FI~A~ivw~Fisker~Fisker Automotive, Inc.
YK1~FI~A~loiuvw~Saab~Oy Saab Valmet Ab
YMB~~B~i~Škoda~Skoda
YS2~SE~A2~loiuw~Scania
YS3~SE~A~loiuvw~Saab
YS4~SE~A3~loiuw~Scania
YSM~SE~A~uvw~Polestar~Polestar Performance Ab
YSR~SE~A~uv~Polestar~Polestar Performance Ab
YST~SE~B0~v~Retriever Motorcycles|Retriever Trailers~Coming Through Sweden Ab
YT1~SE~B4~v~Briab~Rickardsson Slapvagns Ab
YT9~SE~A~low~Koenigsegg~Koenigsegg Automotive AB
YTN~SE~A~loiuw~Saab~Saab NEVS
YU7~SE~B~low~Husaberg
YV1~SE~A~loiuvw~Volvo~Volvo Car Corporation
YV2~SE~A~loiuvw~Volvo~Volvo Car Corporation
YV3~SE~A~loiuvw~Volvo~Volvo Car Corporation
YV4~SE~A~loiuvw~Volvo~Volvo Car Corporation
YV5~SE~A~ovw~Volvo~Volvo Car Corporation
YV6~SE~B4~v~Volvo~Volvo Car Corporation
YW2~SE~B0~v~Cake~Cake 0 Emission Ab
YXF~NO~B4~v~Foldtrailer Ltd.~Foldtrailer Limited
YYC~NO~B~vw~Th!Nk~Th!nk Nordic AS
Z12~SM~B~i~Opel
Z3B~LT~B~i~Chevrolet
Z8M~RU~B~lo~Marussia
Z8T~RU~B~w~Citroën|Mitsubishi|Peugeot~PCMA Rus
Z94~RU~B~w~Hyundai|Kia~Hyundai Motor Manufacturing Rus
ZA9~IT~A~oiw~Bugatti~Automobili Pininfarina
ZAA~IT~B~low~Autobianchi
ZAC~IT~A~ivw~Dodge|Fiat|Jeep|Ram~Fca Italy S.P.A.
ZAF~IT~B~i~Fiat
ZAM~IT~A~loiuvw~Maserati~Maserati S.P.A.
ZAP~IT~A0~loivw~Piaggio~Piaggio & C.S.P.A.
ZAR~IT~A~loiuvw~Alfa Romeo~Alfa Romeo S.P.A.
ZAS~IT~A~ivw~Alfa Romeo~Alfa Romeo S.P.A.
ZB0~IT~B0~v~Mbi~Motor Bike Imports, Inc
ZB2~IT~B0~v~Motomarina~Moto Meteora
ZBB~IT~B~vw~Bertone~Carrozzeria Bertone Spa
ZBG~IT~B4~v~Balbi Rimorchi Srl
ZBN~IT~A0~lovw~Benelli~Benelli Q.J. Srl
ZC2~IT~A~ovw~Chrysler~Maserati S.P.A.
ZCF~IT~A~loiuvw~Iveco
ZCG~IT~A0~loivw~Cagiva|MV Agusta~Mv AGusta Motor S.P.A.
ZCH~IT~B0~v~Di Blasi~Di Blasi Industriale Srl
ZD0~IT~A~low~Yamaha~Yamaha Motor Italia SpA
ZD3~IT~B0~lovw~Beta~Betamotor S.P.A.
ZD4~IT~A0~loivw~Aprilia~Aprilia S.P.A.
ZDC~IT~A0~ovw~Honda
ZDF~IT~A~loiu~Ferrari~Ferrari Dino
ZDM~IT~A0~loiuvw~Ducati~DUCATI MOTOR HOLDING S.p.A.
ZDT~IT~A~uw~De Tomaso~De Tomaso Modena SpA
ZFA~IT~A~loiuvw~Fiat~Fca Italy S.P.A.
ZFB~IT~A~ivw~Fiat|Jeep|Ram~Fca Italy S.P.A.
ZFC~IT~A~loiuw~Fiat~Ram 1200
ZFD~IT~B~v~Ferrari
ZFF~IT~A~loiuvw~Ferrari~Ferrari S.P.A.
ZFJ~IT~B4~v~Pezzaioli~Carrozzeria Pezzaioli S.R.L.
ZFM~IT~B0~vw~Fantic~Fantic Motor S.P.A.
ZFR~IT~B~vw~Pininfarina
ZGA~IT~A3~oiw~Iveco~Iveco Bus
ZGR~IT~B6~v~T.L.R. S.P.A~II Toro Italiano Inc.
ZGU~IT~A0~lovw~Moto Guzzi~Moto Guzzi S.P.A
ZGZ~IT~B0~v~Oxygen Spa~Oxygen S.P.A
ZHK~IT~B6~v~Movitron S.R.L.
ZHW~IT~A~loiuvw~Lamborghini~Automobili Lamborghini Spa
ZJM~IT~B0~lovw~Malaguti S.P.A.
ZJN~IT~B~low~Innocenti
ZJP~IT~B0~v~Piccoli Motori~PICCOLI MOTORi S.R.L.
ZJT~IT~B0~vw~Italjet~Italjet S.R.L.
ZKH~IT~A0~lovw~Husqvarna~Husqvarna Motorcycles S.R.L
ZLA~IT~A~loiuw~Lancia
ZLF~IT~B6~v~Tazzari Gl Spa
ZLV~IT~B0~vw~Laverda~Moto Laverda Spa
ZN0~IT~B0~vw~Europe - Italy~Swm Motorcycles S.R.L.
ZN6~IT~A~ivw~Maserati~Maserati S.P.A.
ZNA~IT~B4~v~Omc Axles & Trailers S.R.L.~Omc Axles And Trailers Srl
ZNN~IT~A0~vw~Energica~Energica Motor Company Spa
ZPB~IT~A~ouvw~Lamborghini~Automobili Lamborghini Spa
ZPR~IT~B0~v~Nito Bikes~Nueva Industria Torinese S.R.L.
ZRG~IT~B6~v~Tazzari~Tazzari Gl Imola Spa
ZRP~IT~B0~v~Bimota~Bimota Sa Sede Secondaria
ZSA~IT~B~i~Fiat
ZSG~IT~B~v~Ferrari~Ferrari S.P.A.
ZZ1~SI~B0~vw~Tomos~Tomos D.O.O. Motoindustrija
ZZ3~SI~B0~v~Mc Moto~Mc Moto, Motoindustrija, D.O.O.
`;

/** The sources by their letter. */
export const worldWmiSources = {
  v: {
    id: "vpic",
    isOfficial: true,
    title: "NHTSA vPIC, February 2026 (public domain)",
    url: "https://vpic.nhtsa.dot.gov/",
  },
  i: {
    id: "vininfo",
    title: "idlesign/vininfo, May 2026 (BSD-3-Clause)",
    url: "https://github.com/idlesign/vininfo",
  },
  o: {
    id: "opencars",
    title: "opencars/vin-decoder-api (MIT)",
    url: "https://github.com/opencars/vin-decoder-api",
  },
  u: {
    id: "vinutils",
    title: "connectedcars/node-vinutils (MIT)",
    url: "https://github.com/connectedcars/node-vinutils",
  },
  l: {
    id: "lists",
    title: "sunrise-php/vin and vin-decode (MIT), counted as one",
    url: "https://github.com/sunrise-php/vin",
  },
  w: {
    id: "wiki",
    title: "Wikibooks, WMI page (facts only)",
    url: "https://en.wikibooks.org/wiki/Vehicle_Identification_Numbers_(VIN_codes)",
  },
  s: {
    id: "observed",
    holdsSeveral: true,
    title: "VINs of known vehicles in public code",
    url: "https://github.com/",
  },
} as const;
