/** What visitors want to play, where hosts decide. */
const pool = {
  'pool.title_one': '{{count}}+ visitor wants to play in {{place}}, {{dates}}',
  'pool.title_other': '{{count}}+ visitors want to play in {{place}}, {{dates}}',
  'pool.japan': 'Japan',
  'pool.clubs_one': '{{count}}+ needs rental clubs',
  'pool.clubs_other': '{{count}}+ need rental clubs',
  'pool.language_one': '{{count}}+ wants a host who speaks {{language}}',
  'pool.language_other': '{{count}}+ want a host who speaks {{language}}',
  'pool.comma': ', ',
  'pool.first_one': 'They can see your game {{count}} hour before everybody else.',
  'pool.first_other': 'They can see your game {{count}} hours before everybody else.',
  'pool.days': 'Days that visitors want',
  'pool.day_one': '{{day}}: {{count}}+ visitor',
  'pool.day_other': '{{day}}: {{count}}+ visitors',
  'pool.rounded': 'Counts are rounded down. Your own alerts aren’t included.',
  'pool.host': 'Host a game for them',
} as const
export default pool
