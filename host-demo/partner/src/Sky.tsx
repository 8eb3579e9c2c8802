/** Aurora over mountains. */
export function Sky() {
  return (
    <svg className="sky" viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#071d2b" />
          <stop offset="0.6" stopColor="#0b3b49" />
          <stop offset="1" stopColor="#12606a" />
        </linearGradient>
        <linearGradient id="aurora" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#43e3a4" stopOpacity="0" />
          <stop offset="0.45" stopColor="#43e3a4" stopOpacity="0.75" />
          <stop offset="0.75" stopColor="#7a8cf0" stopOpacity="0.6" />
          <stop offset="1" stopColor="#7a8cf0" stopOpacity="0" />
        </linearGradient>
        <filter id="soft" x="-20%" y="-60%" width="140%" height="220%">
          <feGaussianBlur stdDeviation="26" />
        </filter>
      </defs>
      <rect width="1440" height="560" fill="url(#night)" />
      <g filter="url(#soft)" fill="none" stroke="url(#aurora)" strokeLinecap="round">
        <path strokeWidth="54" d="M420 330C620 150 820 300 1010 170s300-110 430-30" />
        <path strokeWidth="30" d="M560 220c190-150 330 10 500-90s220-80 340-40" />
      </g>
      <g fill="#dffaf0">
        {[
          [90, 60],
          [210, 130],
          [330, 48],
          [470, 96],
          [610, 40],
          [760, 84],
          [890, 36],
          [1120, 60],
          [1260, 118],
          [1370, 44],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={x && x % 4 === 0 ? 1.4 : 2} />
        ))}
      </g>
      <path fill="#0a2f3c" d="M520 560 760 330l110 90 150-170 190 190 90-70 140 120v70Z" />
      <path fill="#062231" d="M380 560 640 450l150 60 210-110 190 90 120-50 130 60v60Z" />
    </svg>
  );
}
