import { memo, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { benchSeats, colors, fitScale, notePaint, size, stage } from './hall';

const seats = benchSeats();
const scale = fitScale(seats);
const radius = 0.22 * scale;

interface SeatProps {
  x: number;
  y: number;
  fill: string;
}

const Seat = memo(function Seat({ x, y, fill }: SeatProps) {
  const [isHovered, setHovered] = useState(false);
  return (
    <circle
      cx={x}
      cy={y}
      r={radius}
      fill={isHovered ? 'black' : fill}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    />
  );
});

/** An element for each seat, moved together by one transform. */
function Stage() {
  const [{ left, top }, setPlace] = useState({ left: 20, top: 20 });
  const from = useRef<{ x: number; y: number }>(undefined);
  const all = useMemo(
    () =>
      seats.map(({ id, x, y, color }) => (
        <Seat key={id} x={x * scale} y={y * scale} fill={colors[color] ?? ''} />
      )),
    [],
  );
  return (
    <svg
      {...size}
      onPointerDown={({ clientX, clientY }) => {
        from.current = { x: clientX - left, y: clientY - top };
      }}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onPointerMove={({ clientX, clientY }) => {
        const { current } = from;
        if (current) setPlace({ left: clientX - current.x, top: clientY - current.y });
      }}
    >
      <g transform={`translate(${left} ${top})`}>{all}</g>
    </svg>
  );
}

notePaint(() => {
  flushSync(() => createRoot(stage()).render(<Stage />));
});
