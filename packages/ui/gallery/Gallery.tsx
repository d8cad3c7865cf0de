import { LANGUAGES, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { BrandSection } from './sections/brand.tsx'
import { CalendarSection } from './sections/calendar.tsx'
import { DataSection } from './sections/data.tsx'
import { FeedbackSection } from './sections/feedback.tsx'
import { FormsSection } from './sections/forms.tsx'
import { MoneySection } from './sections/money.tsx'
import { OverlaySection } from './sections/overlay.tsx'

/** A section per folder of `packages/ui/src`; `overlay` holds the toasts as well. */
const SECTIONS = {
  brand: BrandSection,
  calendar: CalendarSection,
  data: DataSection,
  feedback: FeedbackSection,
  forms: FormsSection,
  money: MoneySection,
  overlay: OverlaySection,
}

/** Every component of `packages/ui` in all its states. */
export const Gallery = () => (
  <main id="main" tabIndex={-1} className="wrap pb-20">
    <nav lang="en" aria-label="Languages" className="flex flex-wrap gap-2 py-4">
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`?lang=${language}`}
          lang={language}
          className="link inline-flex min-h-11 min-w-11 items-center"
        >
          {LANGUAGE_NAMES[language].own}
        </a>
      ))}
    </nav>
    {Object.entries(SECTIONS).map(([name, Section]) => (
      <section key={name} aria-labelledby={`section-${name}`} className="mt-10">
        <h2 id={`section-${name}`} lang="en" className="mb-4 text-d2">
          {name}
        </h2>
        <Section />
      </section>
    ))}
  </main>
)
