import { lazy, Suspense, useState } from 'react'
import { EllipsisVertical, Flag, UserX } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { MenuButton } from '@tomogolf/ui/overlay/MenuButton.tsx'
import type { GameDetail } from '../../queries/games.ts'

const ReportDialog = lazy(() => import('../../components/report/ReportDialog.tsx'))
const BlockDialog = lazy(() => import('./BlockDialog.tsx'))

/** What a user can do about another player of a game. */
export function PersonMenu({ person }: { person: GameDetail['players'][number] }) {
  const t = useT()
  const [open, setOpen] = useState<'block' | 'report' | null>(null)
  const close = () => setOpen(null)
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
            onSelect: () => setOpen('block'),
          },
          {
            id: 'report',
            icon: Flag,
            label: t('game.conduct.action'),
            onSelect: () => setOpen('report'),
          },
        ]}
      >
        <EllipsisVertical aria-hidden />
      </MenuButton>
      {open && (
        <Suspense>
          {open === 'block' ? (
            <BlockDialog person={person} onClose={close} />
          ) : (
            <ReportDialog
              subject={{ kind: 'person', id: person.id, name: person.displayName }}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  )
}
