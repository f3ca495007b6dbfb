/**
 * Names and values that NHTSA has changed since the shipped snapshot of February 2026: as they are
 * in the dump of September 2026 and in answers of June 2026. Data that already have the newer text
 * are not affected.
 */
export const renamedLabels: Readonly<Record<string, string>> = {
  "Anti-lock Braking System (ABS)": "Antilock Braking System (ABS)",
  "Automatic Crash Notification (ACN) / Advanced Automatic Crash Notification (AACN)":
    "Automatic Crash Notification (ACN)/Advanced Automatic Crash Notification (AACN)",
  "Fuel Delivery / Fuel Injection Type": "Fuel Delivery/Fuel Injection Type",
  "Wheel Base (inches) From": "Wheelbase (inches) From",
  "Wheel Base (inches) To": "Wheelbase (inches) To",
  "Wheel Base Type": "Wheelbase Type",
  "Crossover Utility Vehicle (CUV)": "Crossover Utility Vehicle [CUV]",
  "Horizontally opposed (boxer)": "Horizontally Opposed (boxer)",
  "Low Speed Vehicle (LSV) / Neighborhood Electric Vehicle (NEV)":
    "Low Speed Vehicle [LSV]/Neighborhood Electric Vehicle [NEV]",
  "Motorcycle - Dual Sport / Adventure / Supermoto / On/Off-road":
    "Motorcycle - Dual-Sport/Adventure/Supermoto/On-Off Road",
  "Motorcycle - Small / Minibike": "Motorcycle - Small/Minibike",
  "Motorcycle - Touring / Sport Touring": "Motorcycle - Touring/Sport Touring",
  "Off Road Vehicle": "Off-Road Vehicle",
  "Off-road Vehicle - All Terrain Vehicle (ATV) (Motorcycle-style)":
    "Off-Road Vehicle - All-Terrain Vehicle [ATV] (Motorcycle-Style)",
  "Off-road Vehicle - Dirt Bike / Off-Road": "Off-Road Vehicle - Dirt Bike/Off-Road",
  "Off-road Vehicle - Go Kart": "Off-Road Vehicle - Go-Kart",
  "Sport Utility Truck (SUT)": "Sport Utility Truck [SUT]",
  "Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)":
    "Sport Utility Vehicle [SUV]/Multipurpose Vehicle [MPV]",
  "Step Van / Walk-in Van": "Step Van/Walk-in Van",
  "Streetcar / Trolley": "Streetcar/Trolley",
};
