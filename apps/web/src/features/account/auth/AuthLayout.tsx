import type { ReactNode } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { Logo } from '@tomogolf/ui/brand/Logo.tsx'

type Terrain = 'mountain' | 'seaside' | 'parkland'
type AuthLayoutProps = {
  /** The language switcher. */
  language: ReactNode
  seed?: string
  terrain?: Terrain
  /** The red seal: on the login page only. */
  seal?: true
  /** The kind of page, above the title. */
  mark?: ReactNode
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** Layout of the account pages: a course picture on one side, one task on the other. */
export function AuthLayout({
  language,
  seed = 'tomo-evening',
  terrain = 'mountain',
  seal,
  mark,
  title,
  lead,
  children,
}: AuthLayoutProps) {
  const t = useT()
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_600px] lg:grid-rows-1">
      <div
        className={cx(
          'relative overflow-hidden lg:sticky lg:top-0 lg:h-dvh',
          seal ? 'h-[292px]' : 'h-[216px]',
        )}
      >
        <CourseArt
          seed={seed}
          terrain={terrain}
          size="840x900"
          focus={68}
          eager
          className="absolute! inset-0"
        />
        <div
          aria-hidden
          className="absolute inset-0 bg-[linear-gradient(transparent_45%,var(--color-background))] lg:hidden"
        />
        <div
          aria-hidden
          className="absolute inset-0 hidden bg-[linear-gradient(90deg,rgb(7_17_13/.5),transparent_26%,transparent_78%,var(--color-background))] lg:block"
        />
        <div className="absolute top-2 left-4 z-1 lg:top-5.5 lg:left-10">
          <Logo />
        </div>
        <p
          lang="ja"
          className={cx(
            'vertical-text absolute z-1 flex items-center gap-1 text-s tracking-[.16em]',
            'lg:top-[132px] lg:right-auto lg:left-[52px] lg:text-[30px] lg:leading-[1.7]',
            'lg:tracking-[.32em]',
            seal ? 'top-5 right-4.5' : 'top-4 right-4.5 max-lg:hidden',
          )}
        >
          {t('common.tategaki')}
          {seal && (
            <span aria-hidden className="seal text-[14px] lg:text-[27px]">
              友
            </span>
          )}
        </p>
      </div>
      <div className="relative z-1 -mt-10 flex flex-col px-(--gutter) pb-8 lg:mt-0 lg:justify-center lg:py-24 lg:pr-24 lg:pl-18">
        <div className="absolute top-7 right-10 hidden lg:block">{language}</div>
        {mark}
        <h1 className="text-d1 lg:[&:lang(ja)]:text-[3rem] lg:[&:lang(ko)]:text-[3rem] lg:[&:lang(zh)]:text-[3rem]">
          {title}
        </h1>
        {lead && <p className="lead mt-3 text-text-2">{lead}</p>}
        <div className="mt-6 lg:mt-8">{children}</div>
        <div className="mt-8 -ml-3 lg:hidden">{language}</div>
      </div>
    </div>
  )
}
