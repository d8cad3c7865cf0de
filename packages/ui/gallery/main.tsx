import { createRoot } from 'react-dom/client'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { languageTag } from '@tomogolf/phrases/languages'
import { createPhrases, PhrasesProvider } from '@tomogolf/ui/i18n/i18n.tsx'
import { detectLanguage } from '@tomogolf/ui/i18n/language-choice.ts'
import { Gallery } from './Gallery.tsx'
import './styles.css'

const language = detectLanguage()
document.documentElement.lang = languageTag(language)
const phrases = await createPhrases(language, ['account', 'errors'])
// links of components need a router; it never leaves this page
const router = createRouter({
  routeTree: createRootRoute({ component: Gallery }),
  history: createMemoryHistory(),
  defaultNotFoundComponent: Gallery,
})
createRoot(document.getElementById('root')!).render(
  <PhrasesProvider phrases={phrases}>
    <RouterProvider router={router} />
  </PhrasesProvider>,
)
