import { useEffect, useState } from 'react'
import { useRouteContext } from '@tanstack/react-router'
import { Check, Copy, Share2 } from 'lucide-react'
import { track } from '../lib/analytics.ts'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useHydrated } from '@tomogolf/ui/lib/use-hydrated.ts'
import { MenuButton } from '@tomogolf/ui/overlay/MenuButton.tsx'
import type { MenuItem } from '@tomogolf/ui/overlay/menu-item.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'

const loadServices = () => import('./share-targets.ts')
type Services = Awaited<ReturnType<typeof loadServices>>
/** How long "Copied" stays. */
const COPIED_FOR = 2000

/** Copies text and shows that for two seconds. */
function useCopy(failed: () => void) {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setTimes(0), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [times])
  const copy = async (text: string, way: 'copy' | 'kakaotalk', then?: () => void) => {
    try {
      await navigator.clipboard.writeText(text)
      setTimes((count) => count + 1)
      track('share', { way })
      then?.()
    } catch {
      failed()
    }
  }
  return { copied: times > 0, copy }
}

type ShareButtonProps = {
  /** The page's path on this site. */
  path: string
  title: string
  className?: string
}

/**
 * Shares a page with the device's own share sheet. Without one the link is copied at once, and a
 * menu offers services.
 */
export function ShareButton({ path, title, className }: ShareButtonProps) {
  const t = useT()
  const { origin } = useRouteContext({ from: '__root__' })
  const native = useHydrated() && 'share' in navigator
  const failed = () =>
    toast({
      title: t('games.share.failed'),
      description: t('games.share.failedText'),
      tone: 'danger',
    })
  const { copied, copy } = useCopy(failed)
  const url = origin + path
  const [services, setServices] = useState<Services>()
  const prepare = () => void loadServices().then(setServices, () => undefined)

  // closing the device's sheet is no failure
  const shareNatively = () =>
    navigator.share({ title, url }).then(
      () => track('share', { way: 'native' }),
      (error: Error) => {
        if (error.name !== 'AbortError') failed()
      },
    )
  const items: MenuItem[] = [
    {
      id: 'copy',
      icon: copied ? Check : Copy,
      label: t(copied ? 'games.share.copied' : 'games.share.copy'),
      onSelect: () => void copy(url, 'copy'),
    },
    ...(services?.SHARE_TARGETS ?? []).map(({ id, icon, address }): MenuItem => ({
      id,
      icon,
      label: t(`games.share.${id}`),
      onSelect: () => {
        services?.openSharePopUp(address(url, title))
        track('share', { way: id })
      },
    })),
    // KakaoTalk's share form needs a registered app, so the text and link are copied for pasting
    {
      id: 'kakaotalk',
      icon: services?.KakaoMark,
      label: t('games.share.kakaotalk'),
      onSelect: () =>
        void copy(`${title}\n${url}`, 'kakaotalk', () =>
          toast({ title: t('games.share.kakaotalkReady'), tone: 'success' }),
        ),
    },
  ]
  const Shape = copied ? Check : Share2
  const look = cx(
    'relative inline-grid size-11 flex-none place-items-center rounded-[10px] transition-colors',
    copied ? 'text-success' : 'text-text-2 hover:text-text',
    className ?? 'border border-line-control hover:border-text-3 hover:bg-surface-2',
  )
  const name = {
    'aria-label': t('games.share.label', { title }),
    title: t('games.share.short'),
    className: look,
  }
  const inside = (
    <>
      <Shape className="size-4.5" />
      <span role="status" className="sr-only">
        {copied && t('games.share.copied')}
      </span>
    </>
  )
  return native ? (
    <button type="button" {...name} onClick={() => void shareNatively()}>
      {inside}
    </button>
  ) : (
    <MenuButton
      {...name}
      label={t('games.share.short')}
      items={items}
      onIntent={prepare}
      onOpen={() => void copy(url, 'copy')}
    >
      {inside}
    </MenuButton>
  )
}
