import { CalendarX, Clock, SearchX, ShieldX } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import type { CodeRefusal } from './use-host-code.ts'

const MARKS = {
  FORBIDDEN: ShieldX,
  QR_NOT_AVAILABLE: CalendarX,
  QR_CODE_EXPIRED: Clock,
  GAME_NOT_FOUND: SearchX,
} as const

/** Explains why there is no code, with a link to go on. */
export function NoCode({ refusal, gameId }: { refusal: CodeRefusal; gameId: string }) {
  const t = useT()
  const params = { id: gameId }
  return (
    <div role="alert">
      <h1 className="sr-only">{t('checkin.host.pageTitle')}</h1>
      <EmptyState
        seed="checkin"
        icon={MARKS[refusal]}
        title={t(`checkin.host.${refusal}.title`)}
        action={
          <>
            {refusal === 'FORBIDDEN' && (
              <LinkButton to="/games/$id/check-in" params={params} variant="primary">
                {t('checkin.toScan')}
              </LinkButton>
            )}
            {refusal === 'GAME_NOT_FOUND' ? (
              <LinkButton to="/my-games" variant="primary">
                {t('checkin.toMyGames')}
              </LinkButton>
            ) : (
              <LinkButton
                to="/games/$id"
                params={params}
                variant={refusal === 'FORBIDDEN' ? 'secondary' : 'primary'}
              >
                {t('checkin.toGame')}
              </LinkButton>
            )}
          </>
        }
      >
        {t(`checkin.host.${refusal}.text`)}
      </EmptyState>
    </div>
  )
}
