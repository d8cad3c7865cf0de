import { LANGUAGES, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { BrandSection } from './sections/brand.tsx'
import { ButtonsSection } from './sections/buttons.tsx'
import { CalendarSection } from './sections/calendar.tsx'
import { ChoicesSection } from './sections/choices.tsx'
import { DataSection } from './sections/data.tsx'
import { FeedbackSection } from './sections/feedback.tsx'
import { FieldsSection } from './sections/fields.tsx'
import { MoneySection } from './sections/money.tsx'
import { OverlaySection } from './sections/overlay.tsx'

/** By folder of `packages/ui/src`: `forms` has three sections, the overlays include the toasts. */
const SECTIONS = [
  { id: 'brand', title: 'Brand', Section: BrandSection },
  { id: 'calendar', title: 'Calendar', Section: CalendarSection },
  { id: 'data', title: 'Data', Section: DataSection },
  { id: 'feedback', title: 'Feedback', Section: FeedbackSection },
  { id: 'buttons', title: 'Buttons', Section: ButtonsSection },
  { id: 'choices', title: 'Choices', Section: ChoicesSection },
  { id: 'fields', title: 'Fields', Section: FieldsSection },
  { id: 'money', title: 'Money', Section: MoneySection },
  { id: 'overlay', title: 'Overlays', Section: OverlaySection },
]

/** Every component of `packages/ui` in all its states. */
export function Gallery() {
  const current = useI18n().language
  return (
    <main id="main" tabIndex={-1} className="wrap pb-20">
      <header className="grid gap-4 pt-8 pb-4">
        <h1 lang="en" className="text-d1">
          Components
        </h1>
        <nav lang="en" aria-label="Languages" className="flex flex-wrap gap-x-6">
          {LANGUAGES.map((language) => (
            <a
              key={language}
              href={`?lang=${language}`}
              lang={language}
              aria-current={language === current ? 'page' : undefined}
              className={
                'inline-flex min-h-11 min-w-11 items-center text-text-2 underline underline-offset-4 ' +
                'aria-[current]:font-semibold aria-[current]:text-text aria-[current]:no-underline'
              }
            >
              {LANGUAGE_NAMES[language].own}
            </a>
          ))}
        </nav>
        <nav
          lang="en"
          aria-label="Sections"
          className="flex flex-wrap gap-x-6 border-t border-line pt-2"
        >
          {SECTIONS.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center">
              {title}
            </a>
          ))}
        </nav>
      </header>
      {SECTIONS.map(({ id, title, Section }) => (
        <section key={id} id={id} aria-labelledby={`section-${id}`} className="mt-12">
          <h2 id={`section-${id}`} lang="en" className="mb-5 text-d2">
            {title}
          </h2>
          <Section />
        </section>
      ))}
    </main>
  )
}
