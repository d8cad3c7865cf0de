import { ChevronDown, CircleCheck } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { AdminDispute } from './admin-dispute.types.ts'

/** The evidence as the bank receives it: what was submitted, or what would be submitted now. */
export function EvidencePreview({
  evidence,
  submitted,
}: {
  evidence: AdminDispute['evidence']
  submitted: boolean
}) {
  const t = useT()
  return (
    <section className="rounded-m border border-line">
      <h3 className="border-b border-line px-4 py-3 text-s font-semibold">
        {t(submitted ? 'admin.dispute.evidenceSent' : 'admin.dispute.evidence')}
      </h3>
      <div className="px-4 py-1" lang="en">
        {evidence.sections.map((section, index) => (
          <details key={section.title} open={index === 0} className="border-b border-line py-2">
            <summary className="flex cursor-pointer list-none items-center gap-3 py-1 [&::-webkit-details-marker]:hidden">
              <CircleCheck aria-hidden className="size-4 flex-none text-success" />
              <span className="flex-1 font-semibold">{section.title}</span>
              <ChevronDown aria-hidden className="size-4 flex-none text-text-3" />
            </summary>
            <div className="mt-1 pl-7">
              {section.lines.map((line, at) => (
                <p
                  key={at}
                  className="grid gap-x-4 py-0.5 whitespace-pre-line md:grid-cols-[14rem_1fr]"
                >
                  {line.label !== null && <span className="text-text-3">{line.label}</span>}
                  <span className={line.label === null ? 'md:col-span-2' : 'break-words'}>
                    {line.text}
                  </span>
                </p>
              ))}
            </div>
          </details>
        ))}
        <h4 className="mt-3 mb-1 text-s font-semibold">{t('admin.dispute.fields')}</h4>
        {Object.entries(evidence.fields).map(([name, text]) => (
          <details key={name} className="border-t border-line py-2">
            <summary className="cursor-pointer">
              <code>{name}</code>{' '}
              <span className="text-text-3">
                {t('admin.dispute.characters', { count: text.length })}
              </span>
            </summary>
            <p className="mt-2 break-words whitespace-pre-line text-text-2">{text}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
