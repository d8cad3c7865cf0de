import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Check, Copy, LockKeyhole } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GameDetail } from '../../queries/games.ts'
import { nameListQuery, type NameList as List } from '../../queries/player-names.ts'
import { useSetting } from '../../queries/settings.ts'
import { copyText } from './copy-text.ts'
import { listText } from './list-text.ts'
import { PlayerRow } from './PlayerRow.tsx'
import { TimeLeft } from './TimeLeft.tsx'

/** The host's list of names for the course, as a page. */
export function NameList({ game }: { game: GameDetail }) {
  const { t, language } = useI18n()
  const { data, error, refetch } = useQuery(nameListQuery(game.id))
  return (
    <div className="wrap max-w-[62ch] pt-6 pb-10">
      <Link
        to="/games/$id"
        params={{ id: game.id }}
        className="link inline-flex min-h-11 items-center gap-2 text-s"
      >
        <ArrowLeft className="size-4" />
        {t('names.list.back')}
      </Link>
      <p className="mt-2 text-s text-text-2">
        {courseNameIn(game, language)}
        <br />
        <time dateTime={game.teeTime}>{formatDateTime(Date.parse(game.teeTime), language)}</time>
      </p>
      <h1 className="mt-3 text-d1">{t('names.list.title')}</h1>
      {data ? (
        <Names list={data} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </div>
  )
}

function Names({ list }: { list: List }) {
  const { t } = useI18n()
  const days = useSetting('names_visible_days')
  const text = useRef<HTMLPreElement>(null)
  const [copied, setCopied] = useState<boolean>()
  const ready = list.players.filter(({ katakana }) => katakana !== null).length
  return (
    <>
      <p className="mt-1.5 mb-5 text-text-2">
        {t('names.list.ready', { ready, total: list.players.length })}
      </p>
      <TimeLeft dueAt={list.dueAt} />
      <ol className="mt-5 divide-y divide-line rounded-l border border-line bg-surface-1">
        {list.players.map((player, index) => (
          // nothing about a player is unique
          <PlayerRow key={index} player={player} at={index + 1} />
        ))}
      </ol>
      <div className="mt-7 flex items-baseline justify-between gap-3">
        <h2 className="font-text text-s font-semibold tracking-normal">{t('names.list.copied')}</h2>
        <Badge>{t('names.list.inJapanese')}</Badge>
      </div>
      <pre
        ref={text}
        lang="ja"
        aria-label={t('names.list.copied')}
        className="mt-3 overflow-x-auto rounded-m border border-dashed border-line-2 p-4 font-text text-s leading-normal whitespace-pre-wrap text-text-2"
      >
        {listText(list)}
      </pre>
      {copied === false && (
        <Alert tone="info" role="status" className="mt-3">
          {t('names.list.select')}
        </Alert>
      )}
      <p className="mt-4 flex gap-2.5 text-s text-text-3">
        <LockKeyhole className="mt-0.5 size-4" />
        <span>{t('names.list.privacy', { days })}</span>
      </p>
      <div
        data-action-bar
        className="sticky bottom-(--tabbar) z-1 mt-6 border-t border-line bg-background py-3.5"
      >
        <Button
          variant="primary"
          size="large"
          block
          icon={copied ? Check : Copy}
          onClick={() => void copyText(text.current!).then(setCopied)}
        >
          {t(copied ? 'names.list.done' : 'names.list.copy')}
        </Button>
        <p role="status" className="sr-only">
          {copied ? t('names.list.done') : ''}
        </p>
      </div>
    </>
  )
}
