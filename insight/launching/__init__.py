"""Several processes of one program, which MPI's launcher starts: watched, and ended together.

    insight launch ── starts ──► mpiexec ── starts ──► a guard for each rank ── forks ──► the rank
          ▲                                                │ how it ended                  │
          └──────────────── a socket ──────────────────────┴── what it raised ─────────────┘
                            two pipes: what the rank prints

Start in `job.py`, the loop of `insight launch`, and in `rank.py`, what mpiexec starts. MPI's
launcher alone would let ranks wait for ever for one that left before it had begun with MPI.
"""
