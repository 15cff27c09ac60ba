type Stream = { dataset: string; publisher: string; cadence: string; routes: readonly string[] };

/** Which dataset feeds which routes. */
export const streams: readonly Stream[] = [
  {
    dataset: "ONS Postcode Directory",
    publisher: "Office for National Statistics",
    cadence: "quarterly, with Royal Mail’s changes",
    routes: ["/postcodes", "/terminated_postcodes", "/outcodes", "/random/postcodes"],
  },
  {
    dataset: "OS Open Names",
    publisher: "Ordnance Survey",
    cadence: "quarterly",
    routes: ["/places", "/random/places"],
  },
  {
    dataset: "Scottish Postcode Directory",
    publisher: "National Records of Scotland",
    cadence: "twice a year",
    routes: ["/scotland/postcodes"],
  },
];
