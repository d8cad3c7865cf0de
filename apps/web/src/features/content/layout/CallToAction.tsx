import type { LinkProps } from '@tanstack/react-router'
import type { Story } from '../../../content/types.ts'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'

/** The end of a story with one call to action. */
export const CallToAction = ({
  closing,
  to,
}: {
  closing: Story<string>['closing']
  to: LinkProps['to']
}) => (
  <section aria-labelledby="closing" className="section">
    <div className="wrap">
      <div className="relative overflow-hidden rounded-xl border border-line px-6 py-14 text-center lg:py-20">
        <ContourBackground seed="closing" wide />
        <div className="relative">
          <h2 id="closing" className="text-d2">
            {closing.title}
          </h2>
          <p className="lead mx-auto mt-3 max-w-[44ch] text-lead text-text-2">{closing.text}</p>
          <LinkButton to={to} variant="primary" size="large" className="mt-7">
            {closing.action}
          </LinkButton>
        </div>
      </div>
    </div>
  </section>
)
