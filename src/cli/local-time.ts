/** Formats epoch milliseconds in local time with the UTC offset: `2026-11-22 05:30 +01:00`. */
export function localTime(millis: number): string {
  const date = new Date(millis)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  const ahead = -date.getTimezoneOffset()
  const zone = `${ahead < 0 ? '-' : '+'}${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())} ${zone}`
}

const two = (n: number): string => String(n).padStart(2, '0')
