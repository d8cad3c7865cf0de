import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { saveDestination } from '../lib/destination.ts'

type SaveButtonProps = {
  /** `saved` is undefined for visitors. */
  game: { id: string; saved?: boolean | undefined }
  title: string
  className?: string
}

/** The heart that saves a game. Visitors log in first, and the game is saved then. */
export function SaveButton({ game: { id, saved }, title, className }: SaveButtonProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<boolean | null>(null)
  const shown = pending ?? saved ?? false
  const look = {
    'aria-label': t('games.save', { title }),
    className: cx(
      'inline-grid size-11 flex-none place-items-center transition-colors',
      shown && '[&>svg]:fill-success text-success!',
      className,
    ),
    children: <Heart className="size-4.5" />,
  }
  if (saved === undefined)
    return (
      <Link to="/login" search={{ redirectTo: saveDestination(id) }} preload={false} {...look} />
    )
  const toggle = async () => {
    setPending(!shown)
    // a moment later than the press: not in the first load
    const { setSaved } = await import('../lib/toggle-saved.ts')
    await setSaved(queryClient, t, id, !shown)
    setPending(null)
  }
  return (
    <button
      type="button"
      aria-pressed={shown}
      disabled={pending !== null}
      onClick={() => void toggle()}
      {...look}
    />
  )
}
