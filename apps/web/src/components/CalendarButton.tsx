import { CalendarPlus } from 'lucide-react'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { AnchorButton } from '@tomogolf/ui/forms/Button.tsx'

/**
 * A game's calendar file: opened by the calendar on phones, downloaded elsewhere. Needs the game's
 * phrases.
 */
export function CalendarButton({ gameId, className }: { gameId: string; className?: string }) {
  const { t, language } = useI18n()
  return (
    <AnchorButton
      href={`/api/games/${gameId}/calendar.ics?lang=${language}`}
      download
      size="small"
      variant="outline"
      icon={CalendarPlus}
      className={className}
    >
      {t('game.calendar.add')}
    </AnchorButton>
  )
}
