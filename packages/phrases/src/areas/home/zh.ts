const home = {
  'home.title': 'Golf in Japan with local players',
}
export default home
