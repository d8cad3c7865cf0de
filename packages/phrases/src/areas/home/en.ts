const home = {
  'home.title': 'Golf in Japan with local players',
} as const
export default home
