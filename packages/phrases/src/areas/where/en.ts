const where = {
  'where.alt':
    'Map with straight lines: {{nearest}} is nearest ({{nearestKm}} km), {{farthest}} is farthest ({{farthestKm}} km).',
  'where.altOne': 'Map with a straight line: {{nearest}} is {{nearestKm}} km away.',
  'where.km': '{{km}} km',
  'where.straight': 'Straight lines, not travel distances.',
  'where.directions': 'Directions',
  'where.source':
    'Map and stations: “National Land Numerical Information” (MLIT Japan; stations CC BY 4.0), processed by TomoGolf. Airports: OurAirports.',
} as const
export default where
