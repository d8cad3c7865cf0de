import { useState } from 'react'
import { RotateCcw } from 'lucide-react'
import type { MarkedPart } from '@tomogolf/domain/booking/confirmation/mark-lines'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import type { Proposal, ProposalName } from './proposals.ts'

type ProposalsProps = {
  proposals: readonly Proposal[]
  /** The text that they were read from. */
  lines: readonly (readonly MarkedPart[])[]
  onUse: (chosen: readonly Proposal[]) => void
  onAgain: () => void
}

/** The values that were read, each to be accepted or left; uncertain ones are not ticked. */
export function Proposals({ proposals, lines, onUse, onAgain }: ProposalsProps) {
  const t = useT()
  const [chosen, setChosen] = useState<ReadonlySet<ProposalName>>(
    () => new Set(proposals.flatMap(({ name, sure }) => (sure ? [name] : []))),
  )
  const toggle = (name: ProposalName, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(name)
    else next.delete(name)
    setChosen(next)
  }
  return (
    <>
      <PastedText lines={lines} />
      <ul className="-mx-4 mt-4 border-t border-line">
        {proposals.map((proposal) => (
          <li
            key={proposal.name}
            className={cx('border-b border-line px-4 py-3', !proposal.sure && 'bg-warning-soft')}
          >
            {isUsable(proposal) ? (
              <Checkbox
                checked={chosen.has(proposal.name)}
                onChange={(event) => toggle(proposal.name, event.currentTarget.checked)}
              >
                <ProposalText {...proposal} />
              </Checkbox>
            ) : (
              <ProposalText {...proposal} />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-s text-text-3">
        {t('booking.paste.found', { count: proposals.length })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={chosen.size === 0}
          onClick={() => onUse(proposals.filter(({ name }) => chosen.has(name)))}
        >
          {t('booking.paste.use')}
        </Button>
        <Button variant="ghost" icon={RotateCcw} onClick={onAgain}>
          {t('booking.paste.again')}
        </Button>
      </div>
    </>
  )
}

/** A price in yen without a rate is only shown. */
const isUsable = ({ game, booking }: Proposal) => game !== undefined || booking !== undefined

function ProposalText({ label, text, note, sure }: Proposal) {
  const t = useT()
  return (
    <span className="grid">
      <span className="text-s text-text-3">
        {label}
        {!sure && <b className="ml-1 font-semibold text-warning">{t('booking.paste.check')}</b>}
      </span>
      <span className="font-semibold wrap-anywhere">
        {text}
        {note && <span className="block text-s font-normal text-text-2">{note}</span>}
      </span>
    </span>
  )
}

/** The pasted text, to compare: what was read from it is underlined. */
function PastedText({ lines }: Pick<ProposalsProps, 'lines'>) {
  const t = useT()
  return (
    <div
      role="region"
      aria-label={t('booking.paste.text')}
      lang="ja"
      // reached and scrolled with the keyboard
      tabIndex={0}
      className="mt-4 max-h-40 overflow-y-auto rounded-m bg-background px-3.5 py-3 text-s leading-normal text-text-2"
    >
      {lines.map((parts, index) => (
        // the lines are a copy of the text: they do not move
        <p key={index} className="wrap-anywhere">
          {parts.map(({ text, isRead }, part) =>
            isRead ? (
              <mark key={part} className="border-b-2 border-success bg-transparent text-text">
                {text}
              </mark>
            ) : (
              <span key={part}>{text}</span>
            ),
          )}
        </p>
      ))}
    </div>
  )
}
