import { useState } from 'react'
import { Users } from 'lucide-react'
import { formatAmount } from '@tomogolf/format/money'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { nameOf } from '../../lib/party/party.ts'
import type { Participation } from '../../queries/games.ts'
import { Message } from './Message.tsx'
import { dueCompanions } from './party.ts'

/** Before a scan: the guest ticks the companions who have arrived. */
export function WhoIsHere({
  participation,
  isIn,
  onDone,
}: {
  participation: Participation
  /** The guest is checked in already. */
  isIn: boolean
  onDone: (companions: readonly string[]) => void
}) {
  const { t, language } = useI18n()
  const [here, setHere] = useState<readonly string[]>([])
  return (
    <Message
      icon={Users}
      tone="wait"
      title={t('checkin.party.title')}
      actions={
        <Button
          variant="primary"
          size="large"
          disabled={isIn && here.length === 0}
          onClick={() => onDone(here)}
        >
          {t('checkin.party.scan')}
        </Button>
      }
    >
      <p className="mt-3 text-text-2">
        {t('checkin.party.hint', { fee: formatAmount(participation.terms.fee, language) })}
      </p>
      <ul className="mt-6 grid gap-5 rounded-l border border-line bg-surface-1 p-5 text-left">
        <li>
          <Checkbox checked disabled readOnly>
            {t('checkin.party.you')}
            {isIn && <span className="block text-s">{t('checkin.party.here')}</span>}
          </Checkbox>
        </li>
        {dueCompanions(participation).map((seat) => (
          <li key={seat.id}>
            <Checkbox
              checked={here.includes(seat.id)}
              onChange={({ currentTarget: { checked } }) =>
                setHere(checked ? [...here, seat.id] : here.filter((id) => id !== seat.id))
              }
            >
              {nameOf(seat) || t('checkin.party.unnamed')}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Message>
  )
}
