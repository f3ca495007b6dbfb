/**
 * The keys of a flat answer of January 2024, as recorded by the public tests of the Python client
 * `vpic-api` (https://github.com/davidpeckham/vpic-api, read on 2026-11-22).
 */
export const flatKeysOf2024 = (
  "ABS ActiveSafetySysNote AdaptiveCruiseControl AdaptiveDrivingBeam AdaptiveHeadlights " +
  "AdditionalErrorText AirBagLocCurtain AirBagLocFront AirBagLocKnee AirBagLocSeatCushion AirBagLocSide " +
  "AutoReverseSystem AutomaticPedestrianAlertingSound AxleConfiguration Axles BasePrice BatteryA " +
  "BatteryA_to BatteryCells BatteryInfo BatteryKWh BatteryKWh_to BatteryModules BatteryPacks " +
  "BatteryType BatteryV BatteryV_to BedLengthIN BedType BlindSpotIntervention BlindSpotMon BodyCabType " +
  "BodyClass BrakeSystemDesc BrakeSystemType BusFloorConfigType BusLength BusType CAN_AACN CIB " +
  "CashForClunkers ChargerLevel ChargerPowerKW CoolingType CurbWeightLB CustomMotorcycleType " +
  "DaytimeRunningLight DestinationMarket DisplacementCC DisplacementCI DisplacementL Doors DriveType " +
  "DriverAssist DynamicBrakeSupport EDR ESC EVDriveUnit ElectrificationLevel EngineConfiguration " +
  "EngineCycles EngineCylinders EngineHP EngineHP_to EngineKW EngineManufacturer EngineModel " +
  "EntertainmentSystem ErrorCode ErrorText ForwardCollisionWarning FuelInjectionType FuelTypePrimary " +
  "FuelTypeSecondary GCWR GCWR_to GVWR GVWR_to KeylessIgnition LaneCenteringAssistance " +
  "LaneDepartureWarning LaneKeepSystem LowerBeamHeadlampLightSource Make MakeID Manufacturer " +
  "ManufacturerId Model ModelID ModelYear MotorcycleChassisType MotorcycleSuspensionType NCSABodyType " +
  "NCSAMake NCSAMapExcApprovedBy NCSAMapExcApprovedOn NCSAMappingException NCSAModel NCSANote Note " +
  "OtherBusInfo OtherEngineInfo OtherMotorcycleInfo OtherRestraintSystemInfo OtherTrailerInfo " +
  "ParkAssist PedestrianAutomaticEmergencyBraking PlantCity PlantCompanyName PlantCountry PlantState " +
  "PossibleValues Pretensioner RearAutomaticEmergencyBraking RearCrossTrafficAlert RearVisibilitySystem " +
  "SAEAutomationLevel SAEAutomationLevel_to SeatBeltsAll SeatRows Seats " +
  "SemiautomaticHeadlampBeamSwitching Series Series2 SteeringLocation SuggestedVIN TPMS TopSpeedMPH " +
  "TrackWidth TractionControl TrailerBodyType TrailerLength TrailerType TransmissionSpeeds " +
  "TransmissionStyle Trim Trim2 Turbo VIN ValveTrainDesign VehicleType WheelBaseLong WheelBaseShort " +
  "WheelBaseType WheelSizeFront WheelSizeRear Wheels Windows"
).split(" ");

/** The variables of DecodeVin in January 2024, by number, in their order (the same source). */
export const listedIn2024 = [
  142, 143, 144, 156, 191, 10, 26, 27, 28, 29, 31, 34, 38, 39, 75, 76, 77, 109, 110, 114, 136, 5,
  14, 40, 60, 159, 25, 49, 54, 111, 112, 184, 185, 190, 3, 4, 116, 117, 118, 155, 115, 119, 120, 23,
  36, 33, 61, 37, 63, 15, 41, 145, 42, 52, 1, 2, 48, 57, 58, 59, 72, 132, 133, 134, 137, 138, 127,
  128, 9, 11, 12, 13, 17, 18, 21, 24, 62, 64, 66, 67, 71, 122, 125, 126, 129, 135, 139, 146, 78, 79,
  121, 55, 56, 65, 69, 107, 86, 99, 100, 168, 169, 172, 173, 175, 176, 181, 182, 81, 87, 88, 101,
  102, 103, 104, 105, 147, 148, 149, 150, 151, 152, 153, 154, 170, 171, 174, 177, 178, 179, 180,
  183, 192, 193, 194,
];
