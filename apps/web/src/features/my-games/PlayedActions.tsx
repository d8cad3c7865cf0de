import { FileText, RotateCcw } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { AnchorButton, Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import type { MyGame } from '../../queries/my-games.ts'
import type { PastParts } from './past-parts.ts'

/** After a round: the way to the next one, and its receipt. */
export function PlayedActions({
  game,
  parts: { onHostAgain },
}: {
  game: MyGame
  parts: PastParts
}) {
  const { t, language } = useI18n()
  if (game.status === 'host')
    return (
      <Button icon={RotateCcw} onClick={() => onHostAgain(game.id)}>
        {t('mygames.do.hostAgain')}
      </Button>
    )
  return (
    <>
      <LinkButton
        to="/games"
        search={{ search: courseNameIn(game, language) }}
        variant="secondary"
        icon={RotateCcw}
      >
        {t('mygames.do.again')}
      </LinkButton>
      {game.receiptId && (
        <AnchorButton
          variant="outline"
          icon={FileText}
          href={`/api/transactions/${game.receiptId}/receipt.pdf?lang=${language}`}
          target="_blank"
        >
          {t('mygames.do.receipt')}
        </AnchorButton>
      )}
    </>
  )
}
