import { languageTag, type Language } from '@tomogolf/phrases/languages'
import type { Translate } from '@tomogolf/phrases/translator'

const png = (src: string, side: number, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})
const ICON = [png('/icon-192.png', 192)]
/** A screenshot written by `npm run screenshots`. */
const shot = (name: string, size: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes: size,
  type: 'image/png',
  form_factor: form,
  label,
})

/** The web app manifest (https://www.w3.org/TR/appmanifest/). Needs the phrase area `device`. */
export const webManifest = (t: Translate, language: Language) => ({
  id: '/',
  name: 'TomoGolf',
  short_name: 'TomoGolf',
  description: t('device.app.description'),
  lang: languageTag(language),
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#07110d',
  theme_color: '#07110d',
  categories: ['sports', 'travel'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...ICON,
    png('/icon-512.png', 512),
    png('/icon-maskable-512.png', 512, 'maskable'),
  ],
  shortcuts: [
    { name: t('common.nav.find'), url: '/games', icons: ICON },
    { name: t('common.nav.myGames'), url: '/my-games', icons: ICON },
    { name: t('common.nav.book'), url: '/book-japan-golf', icons: ICON },
  ],
  screenshots: [
    shot('home-390', '390x844', 'narrow', t('device.app.home')),
    shot('game-390', '390x844', 'narrow', t('device.app.game')),
    shot('join-390', '390x844', 'narrow', t('device.app.join')),
    shot('check-in-390', '390x844', 'narrow', t('device.app.checkIn')),
    shot('home-1440', '1440x900', 'wide', t('device.app.home')),
    shot('games-1440', '1440x900', 'wide', t('device.app.games')),
  ],
})
export type WebManifest = ReturnType<typeof webManifest>
