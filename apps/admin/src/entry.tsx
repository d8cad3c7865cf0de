import '@vitejs/plugin-react/preamble'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { languageTag } from '@tomogolf/phrases/languages'
import { createPhrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { detectLanguage } from '@tomogolf/ui/i18n/language-choice.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { createAdminClient } from './lib/client.ts'
import { createAdminRouter } from './router.tsx'
import { reloadOnMissingChunk } from '@tomogolf/ui/lib/reload-on-missing-chunk.ts'
import './styles.css'

// no top-level await: a page's chunk may import the entry's chunk and would deadlock
async function main() {
  const language = detectLanguage()
  document.documentElement.lang = languageTag(language)
  const phrases = await createPhrases(language, [
    'admin',
    'account',
    'booking',
    'payment',
    'payouts',
    'requests',
    'inbox',
  ])
  const router = createAdminRouter({
    queryClient: createAdminClient(),
    phrases,
    renderedAt: currentTime(),
  })
  createRoot(document.getElementById('admin')!).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
void main()
reloadOnMissingChunk()
