import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '../features/content/pages/FaqPage.tsx'
import { useContent } from '../lib/texts.ts'
import { checked, present, text } from '@tomogolf/ui/lib/search-params.ts'

export const Route = createFileRoute('/faq')({
  staticData: { areas: ['info', 'home'], content: 'faq' },
  validateSearch: (search: Record<string, unknown>) => checked({ q: text(search.q) }),
  component: Faq,
})

function Faq() {
  const { q: search = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FaqPage
      content={useContent('faq')}
      search={search}
      onSearch={(next) =>
        void navigate({ search: present({ q: text(next) }), replace: true, resetScroll: false })
      }
    />
  )
}
