import { lazy, Suspense, useState } from 'react'
import { EllipsisVertical, UserX } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { MenuButton } from '@tomogolf/ui/overlay/MenuButton.tsx'
import type { GameDetail } from '../../queries/games.ts'

const BlockDialog = lazy(() => import('./BlockDialog.tsx'))

/** What a user can do about another player of a game. */
export function PersonMenu({ person }: { person: GameDetail['players'][number] }) {
  const t = useT()
  const [isBlocking, setBlocking] = useState(false)
  const label = t('game.person.options', { name: person.displayName })
  return (
    <>
      <MenuButton
        label={label}
        aria-label={label}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-full text-text-3 hover:bg-surface-2 hover:text-text"
        items={[
          {
            id: 'block',
            icon: UserX,
            label: t('game.block.action'),
            onSelect: () => setBlocking(true),
          },
        ]}
      >
        <EllipsisVertical aria-hidden />
      </MenuButton>
      {isBlocking && (
        <Suspense>
          <BlockDialog person={person} onClose={() => setBlocking(false)} />
        </Suspense>
      )}
    </>
  )
}
