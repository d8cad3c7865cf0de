import { lazy, Suspense, useState } from 'react'
import { EllipsisVertical, Flag } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { MenuButton } from '@tomogolf/ui/overlay/MenuButton.tsx'
import type { ReportSubject } from './ReportDialog.tsx'

const ReportDialog = lazy(() => import('./ReportDialog.tsx'))

/** What a user can do about something that another person wrote. */
export function ReportMenu({
  label,
  subject,
  className,
}: {
  label: string
  subject: ReportSubject
  className?: string
}) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <MenuButton
        label={label}
        aria-label={label}
        className={cx(
          'grid size-11 flex-none cursor-pointer place-items-center rounded-full text-text-3 hover:text-text',
          className,
        )}
        items={[
          {
            id: 'report',
            icon: Flag,
            label: t('game.conduct.action'),
            onSelect: () => setOpen(true),
          },
        ]}
      >
        <EllipsisVertical aria-hidden className="size-4" />
      </MenuButton>
      {isOpen && (
        <Suspense>
          <ReportDialog subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
