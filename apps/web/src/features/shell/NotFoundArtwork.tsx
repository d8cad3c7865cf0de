import green from './lost-green.svg?url'

const digit = 'font-display text-[min(46vw,340px)]/[.78] font-bold tracking-[-.06em]'

/** 404, with a green for the zero. */
export const NotFoundArtwork = () => (
  <div role="img" aria-label="404" className="-ml-[.04em] flex items-center gap-[1vw]">
    <span aria-hidden className={digit}>
      4
    </span>
    <span aria-hidden className="text-[min(46vw,340px)]">
      <img src={green} alt="" className="h-[.771em] w-[.66em] translate-y-[.034em]" />
    </span>
    <span aria-hidden className={digit}>
      4
    </span>
  </div>
)
