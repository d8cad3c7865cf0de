import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Search, X } from 'lucide-react'
import type { Contents } from '../../../content/pages.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { IconButton, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { PageHead } from '../../../components/PageHead.tsx'
import { Contents as TableOfContents } from '../layout/TableOfContents.tsx'
import { ContourHeader } from '../layout/ContourHeader.tsx'
import { usePageMetadata } from '../layout/ContentHead.tsx'
import { categoriesOf, searchFaq } from '../faq-search.ts'
import { faqJsonLd } from '../json-ld.ts'
import { Question } from '../blocks/Question.tsx'
import { useFill } from '../values.ts'

type FaqPageProps = { content: Contents['faq']; search: string; onSearch: (text: string) => void }
/** Questions by topic with a search over questions and answers. Each answer has its own URL. */
export function FaqPage({ content, search, onSearch }: FaqPageProps) {
  const t = useT()
  const fill = useFill()
  const page = usePageMetadata(content, '/faq')
  const all = categoriesOf(content)
  const found = searchFaq(all, search, fill)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  const open = useLinkedQuestion()
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path="/faq"
        jsonLd={faqJsonLd(page, content, fill)}
      />
      <ContourHeader heading={content} seed="faq">
        <form
          role="search"
          action="/faq"
          className="mt-6 max-w-[560px] lg:mt-8"
          onSubmit={(event) => event.preventDefault()}
        >
          <Field label={t('info.faq.search')}>
            <TextInput
              icon={Search}
              type="search"
              name="q"
              value={search}
              placeholder={t('info.faq.placeholder')}
              onChange={(event) => onSearch(event.currentTarget.value)}
              className="[&::-webkit-search-cancel-button]:hidden"
              after={
                search ? (
                  <IconButton
                    label={t('info.faq.clear')}
                    icon={X}
                    onClick={() => onSearch('')}
                    className="-mr-3"
                  />
                ) : undefined
              }
            />
          </Field>
          <p role="status" className="mt-2 min-h-5 text-s text-text-3">
            {search.trim() ? t('info.faq.found', { count }) : ''}
          </p>
        </form>
      </ContourHeader>
      <div className="wrap pt-6 lg:grid lg:grid-cols-[244px_minmax(0,760px)] lg:gap-x-20 lg:pt-16">
        {count > 0 && <TableOfContents label={t('info.faq.categories')} entries={found} />}
        <div className="min-w-0 lg:col-start-2">
          {found.map((category) => (
            <section
              key={category.id}
              id={category.id}
              aria-labelledby={`${category.id}-title`}
              className="pt-9 first:pt-4 lg:pt-14 lg:first:pt-0"
            >
              <h2 id={`${category.id}-title`} className="mb-3 text-t1 lg:text-[1.75rem]">
                {category.title}
              </h2>
              <div className="border-t border-line-2">
                {category.questions.map((question) => (
                  <Question
                    key={question.id}
                    question={question}
                    open={open === question.id || (search.trim() !== '' && count <= 3)}
                  />
                ))}
              </div>
            </section>
          ))}
          {count === 0 && (
            <EmptyState
              seed="faq-none"
              title={t('info.faq.none')}
              action={<LinkButton to="/contact">{t('info.faq.ask')}</LinkButton>}
            >
              {t('info.faq.noneText')}
            </EmptyState>
          )}
        </div>
      </div>
    </>
  )
}

/**
 * The question of the URL fragment. The browser has already scrolled, so opening it must not move
 * the page.
 */
function useLinkedQuestion(): string {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView()
  }, [hash])
  return hash
}
